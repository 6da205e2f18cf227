import { catalogueText } from '@repo/api-client/client/failure-text';
import { dashboardQuery, dismissPurchase } from '@repo/api-client/queries/dashboard';
import { invalidate } from '@repo/app-shell/data/query-cache';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { useToast } from '@repo/ui/components/Toasts';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';

interface DismissPaymentProps {
  readonly purchaseId: string;
  readonly workerName: string;
}

/** Puts the card of a payment without money away, on every device of the employer. */
export function DismissPayment({ purchaseId, workerName }: DismissPaymentProps) {
  const tell = useToast();
  const { run, busy, error } = useAction(
    async () => {
      const dismissed = await dismissPurchase(client, purchaseId);
      void invalidate(queryClient, { queryKey: dashboardQuery(client).queryKey });
      return dismissed;
    },
    ({ message }) => tell({ text: message, tone: 'success' }),
  );
  return (
    <>
      {error !== null && (
        <Banner tone="danger">{catalogueText(error, 'Failed to put it away. Please try again.')}</Banner>
      )}
      <Button
        size="small"
        variant="ghost"
        busy={busy}
        busyLabel="Putting away..."
        onClick={() => run(undefined)}
      >
        Put Away<VisuallyHidden> the failed payment for {workerName}</VisuallyHidden>
      </Button>
    </>
  );
}
