import { catalogueText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import type { LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { reportSectionLabels, reportSections, type ReportSection } from '@repo/domain/report-sections';
import { checkStates } from '@repo/domain/status-vocabulary';
import { Progress } from '@repo/report-view/Progress';
import { sectionId } from '@repo/report-view/section-id';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Card } from '@repo/ui/components/Card';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Text } from '@repo/ui/primitives/Text';
import { checkIcons } from '@repo/ui/status/status-icons';
import { Reviews } from './Reviews.tsx';
import { DEEP_CHECK_FAILED } from './words.ts';

interface PartialReportProps {
  readonly worker: Worker;
  readonly completion: Completion | undefined;
  /** The failure of the deep check. Its retry loads nothing else. */
  readonly failure: LoadFailure;
}

/**
 * The report without its deep check, whose failure is tolerated (spec/employer.md section 7). It has no PDF and no link,
 * because the screen does not know the report that they would show.
 */
export function PartialReport({ worker, completion, failure: { error, retry } }: PartialReportProps) {
  return (
    <DetailLayout
      head={
        <>
          <Card>
            <WorkerHeader worker={worker} report={worker} />
          </Card>
          <LoadError message={catalogueText(error, DEEP_CHECK_FAILED)} {...retry}>
            Some sections below are empty without it. The PDF and the link come with it too.
          </LoadError>
        </>
      }
      aside={<Progress workerName={worker.name} report={undefined} completion={completion} />}
    >
      <ResultRows>
        {reportSections.map((section) => (
          <PartialSection key={section} section={section} worker={worker} completion={completion} />
        ))}
      </ResultRows>
    </DetailLayout>
  );
}

interface PartialSectionProps {
  readonly section: ReportSection;
  readonly worker: Worker;
  readonly completion: Completion | undefined;
}

/** The reviews and the notes of the team come with other calls. */
function PartialSection({ section, worker, completion }: PartialSectionProps) {
  if (section === 'reviews') return <Reviews workerId={worker.id} />;
  const notes = section === 'recommendation' ? (completion?.admin_notes ?? null) : null;
  return (
    <ResultRow
      id={sectionId(section)}
      title={reportSectionLabels[section]}
      icon={checkIcons.undecided}
      tone={checkStates.undecided.tone}
    >
      {notes === null ? (
        <Text tone="muted">Not loaded: this section needs the deep check.</Text>
      ) : (
        <Text lines="keep">{notes}</Text>
      )}
    </ResultRow>
  );
}
