import { reportQuery, completionQuery } from '@repo/api-client/queries/reports';
import { workerQuery } from '@repo/api-client/queries/workers';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '../../hooks/use-load-failure.ts';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { ReportFailed } from './ReportFailed.tsx';
import { ReportView } from './ReportView.tsx';

const back = {
  label: 'Back to verifications',
  href: paths.dashboard,
  state: { activeTab: 'verifications', isReturning: true },
};

export default function ReportPage() {
  const state = useNavigationState('report');
  const workerId = state?.workerId ?? state?.workerData?.id;
  if (workerId === undefined)
    return (
      <DeadEnd
        title="Verification Report"
        message="No worker ID provided"
        action={{ label: 'Back to Verifications', href: back.href, state: back.state }}
      />
    );
  return (
    <Screen title="Verification Report" back={back}>
      <Loaded workerId={workerId} verificationId={state?.verificationId ?? null} />
    </Screen>
  );
}

interface LoadedProps {
  readonly workerId: string;
  readonly verificationId: string | null;
}

function Loaded({ workerId, verificationId }: LoadedProps) {
  const worker = useQuery(workerQuery(client, workerId));
  const report = useQuery(reportQuery(client, workerId));
  const completion = useQuery(completionQuery(client, workerId));
  const workerFailure = useLoadFailure(worker);
  const reportFailure = useLoadFailure(report);
  const failure = workerFailure ?? reportFailure;
  if (worker.data !== undefined && report.data !== undefined)
    return (
      <ReportView
        worker={worker.data}
        report={report.data}
        // A report can be read without its progress.
        completion={completion.data}
        downloadId={verificationId ?? workerId}
      />
    );
  if (failure === null) return <Skeleton label="Loading report..." kind="card" count={5} />;
  // Whatever failed is tried again at once: one press, not one for each.
  const retry = () => {
    workerFailure?.retry.onRetry();
    reportFailure?.retry.onRetry();
  };
  const retrying = workerFailure?.retry.retrying === true || reportFailure?.retry.retrying === true;
  return (
    <ReportFailed
      failure={{ error: failure.error, retry: { retrying, onRetry: retry } }}
      message={
        workerFailure === null
          ? 'Failed to perform deep check. Please try again.'
          : 'Failed to load worker profile.'
      }
    />
  );
}
