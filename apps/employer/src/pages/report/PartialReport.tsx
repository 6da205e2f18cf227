import { catalogueText } from '@repo/api-client/client/failure-text';
import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import type { LoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { reportSectionLabels, reportSections, type ReportSection } from '@repo/domain/report-sections';
import { Progress } from '@repo/report-view/Progress';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
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
    <Stack gap="large">
      <WorkerHeader worker={worker} report={worker} />
      <Progress workerName={worker.name} report={undefined} completion={completion} />
      <LoadError message={catalogueText(error, DEEP_CHECK_FAILED)} {...retry}>
        Some sections below are empty without it. The PDF and the link come with it too.
      </LoadError>
      {reportSections.map((section) => (
        <PartialSection key={section} section={section} worker={worker} completion={completion} />
      ))}
    </Stack>
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
    <TitledCard title={reportSectionLabels[section]}>
      {notes === null ? (
        <Text tone="muted">Not loaded: this section needs the deep check.</Text>
      ) : (
        <Text lines="keep">{notes}</Text>
      )}
    </TitledCard>
  );
}
