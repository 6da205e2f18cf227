import { checkStates } from '@repo/domain/status-vocabulary';
import { sampleFindings, sampleSummary, sampleWorker } from '@repo/domain/demonstration-report';
import { Badge } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { HeartIcon } from '@repo/ui/icons/HeartIcon';
import { DetailLayout } from '@repo/ui/patterns/DetailLayout';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Fragment } from 'react';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { SampleReferences } from './SampleReferences.tsx';
import { SampleWorker } from './SampleWorker.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';

export function ReportScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  return (
    <DemonstrationScreen demonstration={demonstration} title="Detailed Report" width="wide">
      <DetailLayout
        head={
          <>
            <SampleWorker />
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
            <SampleReferences />
          </>
        }
      >
        <TitledCard title="Findings" gap="medium">
          {sampleFindings.map(({ kind, title, outcome, note }, index) => (
            <Fragment key={kind}>
              {index > 0 && <Divider />}
              <Stack gap="xsmall">
                <Spread wrap>
                  <Heading level={3} size={4}>
                    {title}
                  </Heading>
                  <Badge tone={checkStates[outcome].tone}>{checkStates[outcome].english}</Badge>
                </Spread>
                <Text>{note}</Text>
              </Stack>
            </Fragment>
          ))}
        </TitledCard>
      </DetailLayout>
    </DemonstrationScreen>
  );
}
