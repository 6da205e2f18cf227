import { checkStates } from '@repo/domain/status-vocabulary';
import { sampleFindings, sampleSummary, sampleTrust, sampleWorker } from '@repo/domain/demonstration-report';
import { explainedRows } from '@repo/domain/trust-words';
import { Button } from '@repo/ui/components/Button';
import { ResultRow } from '@repo/ui/components/ResultRow';
import { ResultRows } from '@repo/ui/components/ResultRows';
import { ScoreBreakdown } from '@repo/ui/components/ScoreBreakdown';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { HeartIcon } from '@repo/ui/icons/HeartIcon';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { checkIcons } from '@repo/ui/status/status-icons';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { SampleReferences } from './SampleReferences.tsx';
import { SampleReportHead } from './SampleReportHead.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

/** The sample report, drawn as a real one: the verdict first, then its evidence, and beside it the parts of the score. */
export function ReportScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  return (
    <DemonstrationScreen demonstration={demonstration} title="Detailed Report" width="wide">
      <DetailLayout
        head={
          <>
            <SampleReportHead />
            <TitledCard title="Executive Summary">
              <Text>{sampleSummary}</Text>
            </TitledCard>
          </>
        }
        actions={
          <>
            <Button size="small" onClick={() => goTo('contact')}>
              Contact {sampleWorker.firstName}
            </Button>
            <Button
              size="small"
              variant="secondary"
              icon={<HeartIcon />}
              onClick={() => change((before) => ({ isShortlisted: !before.isShortlisted }))}
            >
              {kept.isShortlisted ? 'Remove from Shortlist' : 'Add to Shortlist'}
            </Button>
          </>
        }
        aside={
          <>
            <output>
              {kept.isShortlisted && (
                <Text>{sampleWorker.name} is on your shortlist in this demonstration.</Text>
              )}
            </output>
            <TitledCard title="How this score is made up">
              <ScoreBreakdown
                parts={explainedRows(sampleTrust.breakdown)}
                tier={sampleTrust.tier}
                score={sampleTrust.total}
              />
            </TitledCard>
          </>
        }
      >
        <Stack as="section" gap="small">
          <Heading level={2} size={3}>
            Findings
          </Heading>
          <ResultRows>
            {sampleFindings.map(({ kind, title, outcome, note }) => (
              <ResultRow
                key={kind}
                id={kind}
                title={title}
                icon={checkIcons[outcome]}
                tone={checkStates[outcome].tone}
                status={checkStates[outcome].english}
              >
                <Text>{note}</Text>
              </ResultRow>
            ))}
          </ResultRows>
        </Stack>
        <SampleReferences />
      </DetailLayout>
    </DemonstrationScreen>
  );
}
