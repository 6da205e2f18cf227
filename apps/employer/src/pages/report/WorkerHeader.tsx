import type { Worker } from '@repo/api-client/normalise/worker';
import type { Completion } from '@repo/api-client/queries/reports';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { tierOf } from '../../verifications/tier.ts';

interface WorkerHeaderProps {
  readonly worker: Worker;
  readonly completion: Completion | undefined;
}

export function WorkerHeader({ worker, completion }: WorkerHeaderProps) {
  const score = completion?.trust_score ?? worker.trust_score;
  const tier = completion === undefined ? worker.tier : tierOf(completion.trust_badge);
  return (
    <Card>
      <Spread wrap>
        <Person
          size="large"
          initials={worker.initials}
          name={<Heading level={2}>{worker.displayName}</Heading>}
        >
          <Text tone="muted">{[worker.role, worker.location].filter(Boolean).join(' · ')}</Text>
        </Person>
        <Inline gap="medium">
          <ScoreCircle size="large" score={score} tier={tier} />
          <Stack gap="xsmall">
            <Text tone="muted">Trust Score</Text>
            <TrustBadge tier={tier} score={score} />
          </Stack>
        </Inline>
      </Spread>
    </Card>
  );
}
