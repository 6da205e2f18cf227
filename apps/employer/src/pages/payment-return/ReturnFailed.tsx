import { failureText } from '@repo/api-client/client/failure-text';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Umbrella } from '@repo/ui/drawings/Umbrella';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';
import { ConfirmingPayment } from './ConfirmingPayment.tsx';
import { MONEY_IS_SAFE } from './money-is-safe.ts';
import { ReturnUnpaid } from './ReturnUnpaid.tsx';

const NO_REFERENCE = 'No payment reference found.';
const FAILED = 'Payment verification failed';
/** The states in which the employer can still pay. */
const UNPAID: ReadonlySet<string> = new Set(['pending', 'failed', 'abandoned']);

interface ReturnFailedProps {
  readonly error: unknown;
  /** Null when the address contains no reference. */
  readonly reference: string | null;
}

export function ReturnFailed({ error, reference }: ReturnFailedProps) {
  const [at] = useState(() => new Date());
  const text = reference === null ? NO_REFERENCE : failureText(error, FAILED);
  const orders = useQuery({ ...dashboardQuery(client), enabled: reference !== null });
  // The order says whether money was taken and what is left to do: nothing of it comes late.
  if (reference !== null && isFirstTry(orders)) return <ConfirmingPayment />;
  const unpaid = orders.data?.purchases.find(
    (each) => each.reference === reference && UNPAID.has(each.status),
  );
  if (unpaid !== undefined) return <ReturnUnpaid order={unpaid} text={text} at={at} />;
  return (
    <Screen title="Payment Failed" width="focus" phoneHead="payment">
      <Umbrella />
      <Banner tone="danger" title={text}>
        {MONEY_IS_SAFE} “Try Again” looks for your payment, and charges nothing.
      </Banner>
      <PageActions>
        <Button onClick={() => globalThis.location.reload()}>Try Again</Button>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
      <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: reference ?? 'N/A' }]} />
    </Screen>
  );
}
