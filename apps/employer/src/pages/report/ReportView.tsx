import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { landingOrigin } from '@repo/app-shell/browser/landing-address';
import { reportLink } from '@repo/domain/report-code';
import { EndNotice } from '@repo/report-view/EndNotice';
import { Progress } from '@repo/report-view/Progress';
import { ReportContents } from '@repo/report-view/ReportContents';
import { ReportHead } from '@repo/report-view/ReportHead';
import { ReportSections } from '@repo/report-view/ReportSections';
import { ScoreCard } from '@repo/report-view/ScoreCard';
import { Banner } from '@repo/ui/components/Banner';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { OnPaper, OnScreen } from '@repo/ui/patterns/OnPaper';
import { useEffect } from 'react';
import { ClosedReport, OpenReport } from './ClosedReport.tsx';
import { ReportActions } from './ReportActions.tsx';
import { ReportLink } from './ReportLink.tsx';
import { ReportOffer } from './ReportOffer.tsx';
import { reportPaper } from './report-paper.ts';
import { Reviews } from './Reviews.tsx';
import { SectionDetails } from './SectionDetails.tsx';
import { isClosed } from './use-money-back.ts';

interface ReportViewProps {
  readonly worker: Worker;
  readonly report: Report;
  readonly completion: Completion | undefined;
  /** What the employer got back for a check that ended early, in a sentence. */
  readonly moneyBack: string | undefined;
}

/** A report: the verdict first, then its evidence, and beside it the parts of the score and what to do. */
export function ReportView({ worker, report, completion, moneyBack }: ReportViewProps) {
  useEffect(() => void reportPaper.preload(), []);
  // Nothing more can be bought about a worker who withdrew, and the code of the report tells nothing any more.
  const isWithdrawn = report.ended?.reason === 'withdrawn';
  const offer = !isWithdrawn && (
    <OnScreen>
      <ReportOffer report={report} worker={worker} />
    </OnScreen>
  );
  const reviews = <Reviews workerId={report.nanny_id} />;
  // Before a package there is nothing to read, to keep or to share, and the service gives no PDF: the offer is the answer.
  const isOffer = isClosed(report);
  const isUnderWay = report.report !== null && !report.report.complete && report.ended === null;
  const progress = <Progress workerName={worker.name} report={report} completion={completion} />;
  return (
    <DetailLayout
      contents={!isOffer && <ReportContents report={report} />}
      head={
        <OnPaper paper={<reportPaper.Part worker={worker} report={report} address={addressOf(report)} />}>
          {report.ended !== null && <EndNotice ended={report.ended} moneyBack={moneyBack} />}
          {isOffer && moneyBack !== undefined && (
            <Banner tone="info" title="This check ended without a report">
              {moneyBack}
            </Banner>
          )}
          <ReportHead
            worker={worker}
            report={report}
            completion={completion}
            finished={report.report?.complete === true ? report.report.code : undefined}
          />
        </OnPaper>
      }
      actions={
        isOffer ? (
          <OpenReport workerId={report.nanny_id} />
        ) : (
          <ReportActions worker={worker} report={report} completion={completion} />
        )
      }
      aside={
        <>
          <ScoreCard report={report} />
          {!isUnderWay && !isOffer && progress}
          {!isWithdrawn && report.report !== null && (
            <OnScreen>
              <ReportLink workerId={worker.id} code={report.report.code} hasEnded={report.ended !== null} />
            </OnScreen>
          )}
          {!isOffer && offer}
        </>
      }
    >
      {isUnderWay && progress}
      {isOffer ? (
        <>
          <ClosedReport isChecked={report.trust_checked} isNewCheck={moneyBack !== undefined} />
          <ResultRows>{reviews}</ResultRows>
        </>
      ) : (
        <ReportSections
          report={report}
          reviews={reviews}
          renderDetails={(section) => <SectionDetails section={section} report={report} />}
        />
      )}
    </DetailLayout>
  );
}

const addressOf = ({ report }: Report): string | null =>
  report && reportLink(landingOrigin(globalThis.location), report.code);
