import { sampleHighlights, sampleSummary, sampleTrust } from '@repo/domain/demonstration-report';
import { explainedRows } from '@repo/domain/trust-words';
import { ScoreExplained } from '@repo/report-view/ScoreExplained';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { CheckList } from '@repo/ui/components/CheckList';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { ContactDetails } from './ContactDetails.tsx';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { DownloadSample } from './DownloadSample.tsx';
import { SampleWorker } from './SampleWorker.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

export function CompleteScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  return (
    <DemonstrationScreen demonstration={demonstration} title="Verification Complete">
      <Card>
        <Stack>
          <Spread wrap>
            <SampleWorker />
            <Inline gap="medium">
              <ScoreCircle size="large" score={sampleTrust.total} tier={sampleTrust.tier} />
              <Stack gap="xsmall">
                <Text tone="muted">Trust Score</Text>
                <TrustBadge tier={sampleTrust.tier} score={sampleTrust.total} />
              </Stack>
            </Inline>
          </Spread>
          <ScoreExplained
            rows={explainedRows(sampleTrust.breakdown)}
            tier={sampleTrust.tier}
            score={sampleTrust.total}
          />
        </Stack>
      </Card>
      <TitledCard title="Summary">
        <Text>{sampleSummary}</Text>
      </TitledCard>
      <TitledCard title="Highlights">
        <CheckList items={sampleHighlights} />
      </TitledCard>
      <ContactDetails isUnlocked={kept.isUnlocked} onUnlock={() => change(() => ({ isUnlocked: true }))} />
      <Stack gap="small">
        <Button fullWidth onClick={() => goTo('report')}>
          View Detailed Report
        </Button>
        <DownloadSample />
      </Stack>
    </DemonstrationScreen>
  );
}
