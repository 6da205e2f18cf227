import { isNotFound } from '@repo/api-client/client/failure';
import { packagesQuery } from '@repo/api-client/queries/purchases';
import { completionQuery, reportQuery, type Completion, type Report } from '@repo/api-client/queries/reports';
import { workerQuery } from '@repo/api-client/queries/workers';
import { refetchOnReturn } from '@repo/app-shell/data/refetch-on-return';
import { isFirstTry } from '@repo/app-shell/data/first-try';
import { DEEP_CHECK_PACKAGE_ID, packageName } from '@repo/domain/packages';
import { INVITATION_POLL_SECONDS } from '@repo/domain/timers';
import { Card } from '@repo/ui/components/Card';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { useNavigationState } from '../../navigation-state.ts';
import { paths } from '../../paths.ts';
import { DeadEnd } from '../../shell/DeadEnd.tsx';
import { Screen } from '../../shell/Screen.tsx';
import { Prospect } from '../../workers/Prospect.tsx';
import { handedOver } from './handed-over.ts';
import { ClosedReport } from './ClosedReport.tsx';
import { PartialReport } from './PartialReport.tsx';
import { ReportFailed } from './ReportFailed.tsx';
import { ReportView } from './ReportView.tsx';
import { isClosed, useMoneyBack } from './use-money-back.ts';
import { workerOfReport } from './worker-of-report.ts';

const back = {
  label: 'Back to verifications',
  href: paths.dashboard,
  state: { activeTab: 'verifications', isReturning: true },
};

const POLL_MILLISECONDS = INVITATION_POLL_SECONDS * 1000;

/** Whether some checks are undecided. The screen then polls, so that their results appear by themselves. */
const isUnderWay = (completion: Completion | undefined): boolean =>
  completion?.ended === null && completion.total_steps > 0 && completion.overall_status !== 'complete';

const isIncomplete = (report: Report | undefined): boolean =>
  report?.report?.complete === false && report.ended === null;

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
    <Screen
      title="Verification Report"
      subtitle={state?.isDeepCheck === true ? packageName(DEEP_CHECK_PACKAGE_ID) : undefined}
      back={back}
      width="desk"
    >
      <Loaded workerId={workerId} deepCheck={handedOver(workerId, state?.deepCheckData)} />
    </Screen>
  );
}

interface LoadedProps {
  readonly workerId: string;
  readonly deepCheck: Report | undefined;
}

function Loaded({ workerId, deepCheck }: LoadedProps) {
  const worker = useQuery(workerQuery(client, workerId));
  const completion = useQuery({
    ...completionQuery(client, workerId),
    ...refetchOnReturn,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_MILLISECONDS : false),
  });
  const report = useQuery({
    ...reportQuery(client, workerId),
    ...refetchOnReturn,
    placeholderData: () => deepCheck,
    // One more poll after the last check, which may have been decided between the two answers.
    refetchInterval: ({ state }) =>
      isUnderWay(completion.data) || isIncomplete(state.data) ? POLL_MILLISECONDS : false,
  });
  const packages = useQuery(packagesQuery(client));
  const { moneyBack, isWaiting: isMoneyAsked } = useMoneyBack(report.data);
  const workerFailure = useLoadFailure(worker);
  const reportFailure = useLoadFailure(report);
  // A report is readable without its progress and its price. The screen waits for them, because they would push it down.
  const isWaiting = isFirstTry(completion) || isFirstTry(packages) || isMoneyAsked;
  // An ended report tells nothing of her profile as it is now. A worker may also be hidden, and the report that was bought stays.
  const shownWorker =
    report.data !== undefined && (report.data.ended !== null || isNotFound(worker.error))
      ? workerOfReport(report.data)
      : worker.data;
  if (shownWorker === undefined && workerFailure !== null && !report.isPending)
    return <ReportFailed failure={workerFailure} message="Failed to load worker profile." />;
  if (shownWorker !== undefined && !isWaiting) {
    const shown = { worker: shownWorker, completion: completion.data };
    const Shown = report.data !== undefined && isClosed(report.data) ? ClosedReport : ReportView;
    if (report.data !== undefined)
      return (
        <Shown {...shown} report={report.data} hasProfile={worker.data !== undefined} moneyBack={moneyBack} />
      );
    // Before her yes there is no report: the screen shows the invitation in its place.
    if (reportFailure !== null && shownWorker.isProspect)
      return (
        <DetailLayout>
          <Prospect worker={shownWorker} />
        </DetailLayout>
      );
    if (reportFailure !== null) return <PartialReport {...shown} failure={reportFailure} />;
  }
  return (
    <DetailLayout>
      <Card>
        <Skeleton label="Loading report..." kind="report" count={1} />
      </Card>
      <Skeleton kind="card" count={4} />
    </DetailLayout>
  );
}
