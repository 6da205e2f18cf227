import { initialsOf } from '@repo/domain/initials';
import { sampleFindings, sampleTrust, sampleWorker } from '@repo/domain/demonstration-report';
import type { CheckKind } from '@repo/domain/check';
import { reportSectionNames, sectionOfCheck } from '@repo/domain/report-sections';
import { verdictTitles } from '@repo/domain/report-verdict';
import { checkStates } from '@repo/domain/status-vocabulary';
import { explainedRows } from '@repo/domain/trust-words';
import { WorkerHeader } from '@repo/report-view/WorkerHeader';
import { Card } from '@repo/ui/components/Card';
import { VerdictBand } from '@repo/ui/components/VerdictBand';
import { Stack } from '@repo/ui/primitives/Stack';
import { checkIcons } from '@repo/ui/status/status-icons';

const worker = {
  displayName: sampleWorker.name,
  initials: initialsOf(sampleWorker),
  role: sampleWorker.serviceType,
  location: sampleWorker.location,
};

const score = {
  trust_score: sampleTrust.total,
  trust_badge: sampleTrust.tier,
  trust_checked: true,
  trust_reach: null,
};

/** The short name of the section that a check fills. */
const nameOf = (kind: CheckKind): string => reportSectionNames[sectionOfCheck[kind]];

/** The groups of the verdict that the sample has, in the order of a real report. Our own recommendation does not count. */
const verdict = (['clear', 'unable_to_verify'] as const).map((group) => {
  const findings = sampleFindings.filter(({ kind, outcome }) => outcome === group && kind !== 'final_review');
  const names = findings.map(({ kind }) => nameOf(kind).toLowerCase()).join(', ');
  return {
    group,
    section: findings[0]?.kind ?? 'identity',
    title: verdictTitles[group](findings.length),
    text: names.charAt(0).toUpperCase() + names.slice(1),
  };
});

/** The worker, the score in its parts, and how many results of each kind: the head of a real report. */
export function SampleReportHead() {
  return (
    <Card>
      <Stack gap="small">
        <WorkerHeader worker={worker} report={score} rows={explainedRows(sampleTrust.breakdown)} />
        <VerdictBand
          label="The report in short"
          items={verdict.map(({ group, ...tile }) => ({
            ...tile,
            strong: group === 'unable_to_verify',
            tone: checkStates[group].tone,
            icon: checkIcons[group],
          }))}
        />
      </Stack>
    </Card>
  );
}
