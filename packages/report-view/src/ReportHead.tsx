import type { Completion, Report } from '@repo/api-client/queries/reports';
import { hasFinding, scoreOutcomes, verdictOf, type VerdictGroup } from '@repo/domain/report-verdict';
import { formatDate } from '@repo/domain/dates';
import { DISPUTED } from '@repo/domain/dispute';
import { checkStates } from '@repo/domain/status-vocabulary';
import { explainedRows } from '@repo/domain/trust-words';
import { Card } from '@repo/ui/components/Card';
import { PullQuote } from '@repo/ui/components/PullQuote';
import { VerdictBand } from '@repo/ui/components/VerdictBand';
import { Stack } from '@repo/ui/primitives/Stack';
import { IssueLine } from './IssueLine.tsx';
import { NextStep } from './NextStep.tsx';
import { checkIcons } from '@repo/ui/status/status-icons';
import { sectionId } from './section-id.ts';
import { type ReportedWorker, WorkerHeader } from './WorkerHeader.tsx';

interface ReportHeadProps {
  readonly worker: ReportedWorker;
  readonly report: Report;
  readonly completion: Completion | undefined;
  /** The name of a finished report, among all things of the site: its score grows at the first view of this visit. */
  readonly finished?: string | undefined;
}

/** What a reader must not miss beside what is clear. */
const urgent: ReadonlySet<VerdictGroup> = new Set(['finding', 'unable_to_verify', 'in_progress', 'stopped']);

/** The verdict of a report: who, since when, how many results of each kind, and the recommendation of the team. */
export function ReportHead({ worker, report, completion, finished }: ReportHeadProps) {
  const verdict = verdictOf(report);
  // Where nothing else needs the reader, what is clear is the answer. An ended report answers nothing of today.
  const first =
    report.ended === null && !verdict.some(({ group }) => urgent.has(group)) ? verdict[0] : undefined;
  const { admin_notes, decided_at, disputed } = report.recommendation;
  return (
    <Card>
      <Stack gap="small">
        <WorkerHeader
          worker={worker}
          report={report}
          rows={explainedRows(report.trust_score_breakdown, scoreOutcomes(report))}
          finished={finished}
          hasFinding={hasFinding(report)}
          issue={<IssueLine report={report} completion={completion} />}
        />
        {report.access_level !== 'none' && (
          <VerdictBand
            label="The report in short"
            items={verdict.map((part) => ({
              strong: part === first || urgent.has(part.group),
              tone: checkStates[part.group].tone,
              icon: checkIcons[part.group],
              section: sectionId(part.sections[0] ?? 'recommendation'),
              title: part.title,
              text: part.text,
            }))}
          />
        )}
        {report.report?.complete === false && report.ended === null && completion !== undefined && (
          <NextStep checks={completion.checks} workerName={report.worker_name} />
        )}
        {decided_at !== null && admin_notes !== null && (
          <PullQuote
            source={`${report.ended === null ? 'Our recommendation' : 'Our recommendation then'} · ${formatDate(decided_at)}`}
          >
            {disputed === true ? `${admin_notes}\n${DISPUTED.term}: ${DISPUTED.text}` : admin_notes}
          </PullQuote>
        )}
      </Stack>
    </Card>
  );
}
