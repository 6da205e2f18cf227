import { failureOf } from '@repo/api-client/client/failure';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { workerQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { Payment } from './Payment.tsx';
import type { Order } from './PaymentReview.tsx';

const MISSING = 'Missing worker or package information';

interface Subject {
  readonly workerId: string;
  readonly workerName: string | null;
  readonly packageId: number;
  readonly isAcceptedInvitation: boolean;
}

/** What is paid for: handed over by the last screen, else the invitation that was sent last. */
function useSubject(): Subject | undefined {
  const state = useNavigationState('payment');
  if (state !== undefined)
    return {
      workerId: state.worker.id,
      workerName: state.worker.name ?? null,
      packageId: state.package.id,
      isAcceptedInvitation: state.isAcceptedInvitation === true,
    };
  const pending = session.pendingInvitation();
  return pending === undefined ? undefined : { ...pending, isAcceptedInvitation: true };
}

export default function PaymentPage() {
  const subject = useSubject();
  if (subject === undefined) return <Missing />;
  return <Loaded key={`${subject.workerId} ${subject.packageId}`} subject={subject} />;
}

const Missing = () => (
  <DeadEnd
    title="Review & Pay"
    message={MISSING}
    action={{ label: 'Go to Dashboard', href: paths.dashboard, state: { activeTab: 'workers' } }}
  />
);

function Loaded({ subject }: { readonly subject: Subject }) {
  const packages = useQuery(packagesQuery(client));
  const worker = useQuery({ ...workerQuery(client, subject.workerId), enabled: subject.workerName === null });
  const chosen = packages.data?.find(({ id }) => id === subject.packageId);
  const name = subject.workerName ?? worker.data?.displayName;
  if (packages.data !== undefined && chosen === undefined) return <Missing />;
  if (chosen !== undefined && name !== undefined) {
    const order: Order = { workerId: subject.workerId, workerName: name, chosen };
    return <Payment order={order} isAcceptedInvitation={subject.isAcceptedInvitation} />;
  }
  const failed = packages.error === null ? worker : packages;
  if (failureOf(worker.error)?.kind === 'api') return <Missing />;
  return (
    <Screen title="Review & Pay" back={{ label: 'Back to dashboard', href: paths.dashboard }}>
      {failed.error === null ? (
        <Skeleton label="Loading your order..." kind="card" count={2} />
      ) : (
        <LoadError
          message={
            failed === packages ? 'Failed to load packages.' : 'Failed to load worker data. Please try again.'
          }
          retrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
    </Screen>
  );
}
