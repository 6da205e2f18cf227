import { failureText } from '@repo/api-client/client/failure-text';
import { chargebackQuery } from '@repo/api-client/queries/chargebacks';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Grid } from '@repo/ui/primitives/Grid';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import type { ItemProps } from './item-props.ts';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { AnswerForm } from './money/AnswerForm.tsx';
import { ChargebackFacts } from './money/ChargebackFacts.tsx';
import { Delivered } from './money/Delivered.tsx';
import { PaymentFacts } from './money/PaymentFacts.tsx';

/** A payment that the payer's bank asks back, what the service gave for it, and the team's one answer. */
export function ChargebackItem({ work }: ItemProps) {
  const chargeback = useQuery(chargebackQuery(client, work.id));
  const failure = useLoadFailure(chargeback);
  if (failure !== null)
    return (
      <LoadError
        message={failureText(failure.error, 'The payment dispute could not be loaded.')}
        {...failure.retry}
      />
    );
  if (chargeback.data === undefined)
    return <Skeleton label="Loading the payment dispute..." kind="card" count={3} />;
  return (
    <>
      <HeldOnly>
        <KeyPlace hotkey="e" label="Facts">
          <Grid columns={2}>
            <Stack gap="medium">
              <ChargebackFacts chargeback={chargeback.data} isLate={work.deadline === 'late'} />
              <Delivered chargeback={chargeback.data} />
            </Stack>
            <PaymentFacts payment={chargeback.data} />
          </Grid>
        </KeyPlace>
      </HeldOnly>
      {chargeback.data.may_answer && <AnswerForm chargeback={chargeback.data} />}
    </>
  );
}
