import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import type { WorkerVerification } from '@repo/domain/worker-verification';
import { Card } from '@repo/ui/components/Card';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { StatusBadge } from './StatusBadge.tsx';
import { UnderReview } from './UnderReview.tsx';

interface LaterStatusProps {
  readonly verification: WorkerVerification;
  /** When they come true. */
  readonly from: string;
}

/**
 * The badge and the line that the specification always shows (quirks, `workerBadgeAlwaysPending`), to a worker about whom
 * nothing is looked at: as what follows later.
 */
export function LaterStatus({ verification, from }: LaterStatusProps) {
  const isFixed = deploymentQuirks().workerBadgeAlwaysPending === 'observed';
  return (
    <Card tone="sunken" padding="small">
      <Stack gap="xxsmall">
        {isFixed && (
          <Text size="small" tone="muted">
            {from}
          </Text>
        )}
        <Inline>
          <StatusBadge verification={verification} />
        </Inline>
        {isFixed && <UnderReview isLater />}
      </Stack>
    </Card>
  );
}
