import {
  canViewDemonstrationReport,
  DEMONSTRATION_MILLISECONDS,
  demonstrationProgress,
  demonstrationStages,
  demonstrationStageStatuses,
  PROGRESS_STEP_MILLISECONDS,
} from '@repo/domain/demonstration';
import { Button } from '@repo/ui/components/Button';
import { Card } from '@repo/ui/components/Card';
import { ProgressBar } from '@repo/ui/components/ProgressBar';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { DemonstrationScreen } from './DemonstrationScreen.tsx';
import { Stages } from './Stages.tsx';
import type { DemonstrationProps } from './use-demonstration.ts';
import { useVisibleTicks } from './use-visible-ticks.ts';

/** A check that progresses while the visitor watches: the days of a real check in half a minute. */
export function ProgressScreen({ demonstration }: DemonstrationProps) {
  const { kept, change, goTo } = demonstration;
  const percentage = demonstrationProgress(kept.watched);
  const isDone = canViewDemonstrationReport(percentage);
  useVisibleTicks(!isDone, PROGRESS_STEP_MILLISECONDS, () =>
    change(({ watched }) => ({ watched: watched + PROGRESS_STEP_MILLISECONDS })),
  );
  const statuses = demonstrationStageStatuses(percentage);
  const done = statuses.filter((status) => status === 'completed').length;
  const current = demonstrationStages[statuses.indexOf('inProgress')];
  return (
    <DemonstrationScreen demonstration={demonstration} title="Verification Progress">
      <Text>A real check like this one takes days. Here it is over in about half a minute.</Text>
      <Card>
        <Stack gap="xsmall">
          <ProgressBar percent={percentage} label="Overall progress" level="plain" />
          <Spread wrap="late">
            <Text tone="muted">
              {current === undefined
                ? 'Every stage is done.'
                : `${done} of ${statuses.length} done, now: ${current}`}
            </Text>
            {/* One button, so that it keeps the focus and nothing moves at the end. */}
            <Button
              size="small"
              variant={isDone ? 'primary' : 'secondary'}
              onClick={() =>
                isDone ? goTo('complete') : change(() => ({ watched: DEMONSTRATION_MILLISECONDS }))
              }
            >
              {isDone ? 'View Report' : 'Skip the Wait'}
            </Button>
          </Spread>
          <output>
            {/* A screen reader hears the end of a stage, not every step of the bar. */}
            <VisuallyHidden>
              {current === undefined
                ? 'All stages are completed. You can view the report.'
                : `${current} is in progress.`}
            </VisuallyHidden>
          </output>
        </Stack>
      </Card>
      <Stages statuses={statuses} />
    </DemonstrationScreen>
  );
}
