import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { asksWorker } from '@repo/domain/report-verdict';
import { EndNotice } from '@repo/report-view/EndNotice';
import { Progress } from '@repo/report-view/Progress';
import { ReportContents } from '@repo/report-view/ReportContents';
import { ReportHead } from '@repo/report-view/ReportHead';
import { ReportSections } from '@repo/report-view/ReportSections';
import { ScoreCard } from '@repo/report-view/ScoreCard';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { OnScreen } from '@repo/ui/patterns/OnPaper';
import { ReportActions } from './ReportActions.tsx';
import { ReportLink } from './ReportLink.tsx';
import { ReportOffer } from './ReportOffer.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { Reviews } from './Reviews.tsx';
import { ShareReport } from './ShareReport.tsx';
import { SectionDetails } from './SectionDetails.tsx';

interface ReportViewProps {
  readonly worker: Worker;
  readonly report: Report;
  readonly completion: Completion | undefined;
  /** Whether the profile of the worker can be opened, where her number is asked for. */
  readonly hasProfile: boolean;
  /** What the employer got back for stopped checks, in a sentence. */
  readonly moneyBack: string | undefined;
}

/** A report: the verdict first, then its evidence, and beside it the parts of the score and what to do. */
export function ReportView({ worker, report, completion, hasProfile, moneyBack }: ReportViewProps) {
  // Nothing more can be bought about a worker who withdrew, and the code of the report tells nothing any more.
  const isWithdrawn = report.ended?.reason === 'withdrawn';
  // Her side comes before all else. A worker who is hidden now cannot be asked.
  const hearsWorker = hasProfile && report.ended === null && asksWorker(report);
  const isUnderWay = report.report !== null && !report.report.complete && report.ended === null;
  const progress = <Progress workerName={worker.name} report={report} completion={completion} />;
  return (
    <DetailLayout
      contents={<ReportContents report={report} />}
      head={
        <ReportSheet worker={worker} report={report}>
          <EndNotice report={report} moneyBack={moneyBack} />
          <ReportHead
            worker={worker}
            report={report}
            completion={completion}
            finished={report.report?.complete === true ? report.report.code : undefined}
          />
        </ReportSheet>
      }
      early={isUnderWay && progress}
      actions={
        <ReportActions worker={worker} report={report} completion={completion} hearsWorker={hearsWorker} />
      }
      aside={
        <>
          <ScoreCard report={report} />
          {!isUnderWay && progress}
          {!isWithdrawn && report.report !== null && (
            <OnScreen>
              <ReportLink
                workerId={worker.id}
                code={report.report.code}
                hasEnded={report.ended !== null}
                share={hearsWorker && <ShareReport issued={report.report} fullWidth />}
              />
            </OnScreen>
          )}
          {!isWithdrawn && (
            <OnScreen>
              <ReportOffer report={report} worker={worker} />
            </OnScreen>
          )}
        </>
      }
    >
      <ReportSections
        report={report}
        checks={isUnderWay ? completion?.checks : undefined}
        reviews={<Reviews workerId={report.nanny_id} />}
        renderDetails={(section) => <SectionDetails section={section} report={report} />}
      />
    </DetailLayout>
  );
}
