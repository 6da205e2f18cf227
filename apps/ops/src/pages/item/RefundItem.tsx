import { failureText } from '@repo/api-client/client/failure-text';
import { refundQuery } from '@repo/api-client/queries/refunds';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Grid } from '@repo/ui/primitives/Grid';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import type { ItemProps } from './item-props.ts';
import { PayerAccount } from './money/PayerAccount.tsx';
import { PaymentFacts } from './money/PaymentFacts.tsx';
import { RefundFacts } from './money/RefundFacts.tsx';

/** A refund that the payment service holds up, and the account of its payer, which two members enter. */
export function RefundItem({ work }: ItemProps) {
  // What was typed stays while the refund is read again.
  const refund = useQuery({ ...refundQuery(client, work), placeholderData: keepPreviousData });
  const failure = useLoadFailure(refund);
  if (failure !== null)
    return (
      <LoadError message={failureText(failure.error, 'The refund could not be loaded.')} {...failure.retry} />
    );
  if (refund.data === undefined) return <Skeleton label="Loading the refund..." kind="card" count={2} />;
  return (
    <>
      <HeldOnly>
        <KeyPlace hotkey="e" label="Facts">
          <Grid columns={2}>
            <RefundFacts refund={refund.data} />
            <PaymentFacts payment={refund.data} />
          </Grid>
        </KeyPlace>
      </HeldOnly>
      <PayerAccount refund={refund.data} />
    </>
  );
}
