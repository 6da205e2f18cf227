import { failureText } from '@repo/api-client/client/failure-text';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { Banner } from '@repo/ui/components/Banner';
import { Button, ButtonLink } from '@repo/ui/components/Button';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Umbrella } from '@repo/ui/drawings/Umbrella';
import { PageActions } from '@repo/ui/patterns/PageActions';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../shell/Screen.tsx';
import { TechnicalDetails } from '../../shell/TechnicalDetails.tsx';

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
  const { data: dashboard, isLoading } = useQuery({
    ...dashboardQuery(client),
    enabled: reference !== null,
  });
  const unpaid = dashboard?.purchases.find((each) => each.reference === reference && UNPAID.has(each.status));
  return (
    <Screen title="Payment Failed" width="focus" isPayment>
      <Umbrella />
      <Banner tone="danger" title={text}>
        If money left your account, it is safe: we settle every payment, or send it back.
      </Banner>
      <PageActions>
        <Button onClick={() => globalThis.location.reload()}>Try Again</Button>
        {unpaid !== undefined && (
          <ButtonLink
            variant="secondary"
            href={paths.payment}
            state={{
              worker: { id: unpaid.nanny_id, name: unpaid.worker_name },
              package: { id: unpaid.package_id },
            }}
          >
            Complete Payment
          </ButtonLink>
        )}
        {isLoading && (
          <RoomFor>
            <ButtonLink variant="secondary" href={paths.payment}>
              Complete Payment
            </ButtonLink>
          </RoomFor>
        )}
        <ButtonLink variant="secondary" href={paths.dashboard}>
          Go to Dashboard
        </ButtonLink>
      </PageActions>
      <TechnicalDetails error={text} at={at} more={[{ term: 'Reference', value: reference ?? 'N/A' }]} />
    </Screen>
  );
}
