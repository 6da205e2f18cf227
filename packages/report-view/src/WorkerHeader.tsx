import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import { ringParts } from '@repo/domain/score-ring';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import type { ExplainedRow } from '@repo/domain/trust-words';
import { Badge } from '@repo/ui/components/Badge';
import { PersonScore } from '@repo/ui/components/PersonScore';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { ScoreRing } from '@repo/ui/components/ScoreRing';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
import { FlagIcon } from '@repo/ui/icons/FlagIcon';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { useState, type ReactNode } from 'react';
import { SelectedPart } from './SelectedPart.tsx';

/** The worker as the head of a report names her. A sample has no photo. */
export type ReportedWorker = Pick<Worker, 'displayName' | 'initials' | 'role' | 'location'> &
  Partial<Pick<Worker, 'photo'>>;

interface WorkerHeaderProps {
  readonly worker: ReportedWorker;
  readonly report: Pick<Report, 'trust_score' | 'trust_badge' | 'trust_checked' | 'trust_reach'> &
    Partial<Pick<Report, 'ended'>>;
  /** The parts of the score. Undefined while the deep check cannot be loaded. */
  readonly rows?: readonly ExplainedRow[];
  /** '1 finding'. No tier stands without it. */
  readonly findings?: string | undefined;
  /** The name of a finished report, among all things of the site. Its ring grows at its first view of this visit. */
  readonly finished?: string | undefined;
  /** The line of the report's own facts: its package and date. */
  readonly issue?: ReactNode;
  /** Badges below the name. */
  readonly children?: ReactNode;
}

/**
 * The worker and the trust score in its parts. Both come from the report, so that they agree. An ended report has no score.
 */
export function WorkerHeader({
  worker,
  report,
  rows,
  findings,
  finished,
  issue,
  children,
}: WorkerHeaderProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const shown = shownScore(report);
  const tier = shownTier(report.trust_badge);
  const hasEnded = report.ended != null;
  const isBelow = shown.upTo !== null || findings !== undefined;
  const badge =
    findings === undefined || shown.score === null ? (
      <TrustBadge tier={tier} {...shown} />
    ) : (
      <Badge tone="danger" icon={<FlagIcon size="small" />}>
        {`${findings} · ${tier} ${String(Math.round(shown.score))}`}
      </Badge>
    );
  const parts = rows === undefined || shown.score === null ? [] : ringParts(rows, shown.score);
  return (
    <PersonScore
      initials={worker.initials}
      {...(worker.photo != null && { photo: worker.photo, size: 'large' })}
      name={<Heading level={2}>{worker.displayName}</Heading>}
      score={
        hasEnded ? undefined : (
          <>
            {shown.score === null || parts.length === 0 ? (
              <ScoreCircle tier={tier} {...shown} />
            ) : (
              <ScoreRing
                parts={parts}
                score={shown.score}
                upTo={shown.upTo}
                tier={tier}
                selected={selected}
                onSelect={setSelected}
                finished={finished}
              />
            )}
            {!isBelow && badge}
          </>
        )
      }
      note={
        <>
          {/* A score that can still grow, or has a finding beside it, has too many words for a place below the ring. */}
          {!hasEnded && isBelow && badge}
          {worker.photo != null && (
            <Text size="small" tone="muted">
              {PHOTO_NOTE}
            </Text>
          )}
          {issue}
          {!hasEnded && <SelectedPart part={parts.find(({ id }) => id === selected)} />}
        </>
      }
    >
      <Text size="small" tone="muted">
        {[worker.role, worker.location].filter(Boolean).join(' · ')}
      </Text>
      {children !== undefined && <Inline>{children}</Inline>}
    </PersonScore>
  );
}
