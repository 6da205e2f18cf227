import { failureText } from '@repo/api-client/client/failure-text';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { formatKes } from '@repo/domain/money';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
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

const NO_REFERENCE = 'No payment reference found.';
const FAILED = 'Payment verification failed';
const UNKNOWN = 'If money left your account, it is safe: we settle every payment, or send it back.';
const REFUSED =
  'No money was taken. If any left your account all the same, we send it back. You can pay by M-PESA or with another card.';
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
  const isRefused = unpaid?.status === 'failed' && unpaid.refund_status === null;
  return (
    <Screen title="Payment Failed" width="focus" isPayment>
      <Umbrella />
      <Banner tone="danger" title={text}>
        {isRefused ? REFUSED : UNKNOWN}
      </Banner>
      {unpaid !== undefined && (
        <Card>
          <DefinitionList
            items={[
              ...(unpaid.worker_name === null ? [] : [{ term: 'Worker', value: unpaid.worker_name }]),
              { term: 'Package', value: unpaid.package_name },
              { term: 'Not Paid Yet', value: formatKes(unpaid.amountCents), strong: true },
            ]}
          />
        </Card>
      )}
      <PageActions>
        {unpaid !== undefined && (
          <ButtonLink
            href={paths.payment}
            state={{
              worker: { id: unpaid.nanny_id, name: unpaid.worker_name },
              package: { id: unpaid.package_id },
            }}
          >
            Complete Payment
          </ButtonLink>
        )}
        <Button
          variant={unpaid === undefined ? 'primary' : 'secondary'}
          onClick={() => globalThis.location.reload()}
        >
          Try Again
        </Button>
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
      <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: reference ?? 'N/A' }]} />
    </Screen>
  );
}
