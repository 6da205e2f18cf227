import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import { Card } from '@repo/ui/components/Card';
import { Person } from '@repo/ui/components/Person';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { ScoreExplained } from './ScoreExplained.tsx';

interface WorkerHeaderProps {
  readonly worker: Pick<Worker, 'displayName' | 'initials' | 'role' | 'location'>;
  /** The parts of the score are absent while the deep check cannot be loaded. */
  readonly report: Pick<Report, 'trust_score' | 'trust_badge' | 'trust_checked' | 'trust_reach'> &
    Partial<Pick<Report, 'trust_score_breakdown' | 'ended'>>;
}

/**
 * The worker and the trust score with its parts. Both come from the report, so that they agree. An ended report has no score.
 */
export function WorkerHeader({ worker, report }: WorkerHeaderProps) {
  const shown = shownScore(report);
  const rows = report.trust_score_breakdown;
  const tier = shownTier(report.trust_badge);
  const hasEnded = report.ended != null;
  return (
    <Card>
      <Stack>
        <Spread wrap>
          <Person
            size="large"
            initials={worker.initials}
            name={<Heading level={2}>{worker.displayName}</Heading>}
          >
            <Text tone="muted">{[worker.role, worker.location].filter(Boolean).join(' · ')}</Text>
          </Person>
          {!hasEnded && (
            <Inline gap="medium">
              <ScoreCircle size="large" tier={tier} {...shown} />
              <Stack gap="xsmall">
                <Text tone="muted">Trust Score</Text>
                <TrustBadge tier={tier} {...shown} />
              </Stack>
            </Inline>
          )}
        </Spread>
        {rows !== undefined && !hasEnded && <ScoreExplained rows={rows} score={shown.score} />}
      </Stack>
    </Card>
  );
}
