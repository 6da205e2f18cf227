import { failureOf } from '@repo/api-client/client/failure';
import { currentWorkerId, type Dashboard } from '@repo/api-client/normalise/dashboard';
import { dashboardQuery } from '@repo/api-client/queries/dashboard';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { workerQuery } from '@repo/api-client/queries/workers';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { TaskLayout } from '@repo/ui/patterns/TaskLayout';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { consentOf, type Consent } from '../../packages/consent.ts';
import { Payment } from './Payment.tsx';
import { PaidAlready } from './PaidAlready.tsx';
import type { Order } from './order.ts';

const MISSING = 'Missing worker or package information';

interface Subject {
  readonly workerId: string;
  readonly workerName: string | null;
  readonly packageId: number;
  /** The consent in the router state of the last screen, used when no newer data is available. */
  readonly consent: Consent;
}

/** The worker and the package of the payment: from the router state, else from the latest invitation. */
function useSubject(): Subject | undefined {
  const state = useNavigationState('payment');
  if (state !== undefined)
    return {
      workerId: state.worker.id,
      workerName: state.worker.name ?? null,
      packageId: state.package.id,
      consent: state.isAcceptedInvitation === true ? 'agreed' : 'unasked',
    };
  const pending = session.pendingInvitation();
  return pending === undefined ? undefined : { ...pending, consent: 'invited' };
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
  const dashboard = useQuery({
    ...dashboardQuery(client),
    ...refetchOnReturn,
    // The worker may have answered since the last fetch, and may answer while this screen is open.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) =>
      consentNow(data, subject) === 'invited' ? INVITATION_POLL_SECONDS * 1000 : false,
  });
  const packagesFailure = useLoadFailure(packages);
  const workerFailure = useLoadFailure(worker);

  const chosen = packages.data?.find(({ id }) => id === subject.packageId);
  const name = subject.workerName ?? worker.data?.displayName;
  // A link from before the yes holds the id of the prospect.
  const workerId =
    dashboard.data === undefined ? subject.workerId : currentWorkerId(dashboard.data, subject.workerId);
  if (packages.data !== undefined && chosen === undefined) return <Missing />;
  if (isNotFound(workerFailure?.error)) return <Missing />;
  if (chosen !== undefined && name !== undefined && !dashboard.isPending) {
    const orders =
      dashboard.data?.purchases.filter(
        ({ nanny_id, package_id }) => nanny_id === workerId && package_id === chosen.id,
      ) ?? [];
    const paid = orders.find(({ status, refund_status }) => status === 'paid' && refund_status === null);
    if (paid !== undefined) return <PaidAlready purchase={paid} />;
    const begun = orders.find(({ status }) => status === 'pending');
    const answerUntil = openUntil(dashboard.data, workerId);
    const order: Order = { workerId, workerName: name, chosen, answerUntil };
    return <Payment order={order} consent={consentNow(dashboard.data, subject)} begun={begun} />;
  }
  return (
    <Screen
      title="Review & Pay"
      phoneHead="payment"
      width="task"
      back={{ label: 'Back to dashboard', href: paths.dashboard }}
    >
      <TaskLayout>
        {packagesFailure !== null ? (
          <LoadError message="Failed to load packages." {...packagesFailure.retry} />
        ) : workerFailure !== null ? (
          <LoadError message="Failed to load worker data. Please try again." {...workerFailure.retry} />
        ) : (
          <Skeleton label="Loading your order..." kind="card" count={2} />
        )}
      </TaskLayout>
    </Screen>
  );
}

const consentNow = (dashboard: Dashboard | undefined, { workerId, consent }: Subject): Consent =>
  dashboard === undefined ? consent : consentOf(dashboard, currentWorkerId(dashboard, workerId));

/** The end of an invitation without an answer. */
const openUntil = (dashboard: Dashboard | undefined, workerId: string): string | null =>
  dashboard?.requests.find(
    ({ nanny_id, invitation_status }) => nanny_id === workerId && invitation_status === 'pending',
  )?.expires_at ?? null;

function isNotFound(error: unknown): boolean {
  const failure = failureOf(error);
  return failure?.kind === 'api' && failure.status === 404;
}
