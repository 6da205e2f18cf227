import type { Worker } from '@repo/api-client/normalise/worker';
import type { Report } from '@repo/api-client/queries/reports';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import { ringParts } from '@repo/domain/score-ring';
import { shownScore } from '@repo/domain/trust-reach';
import { shownTier } from '@repo/domain/trust-tier';
import type { ExplainedRow } from '@repo/domain/trust-words';
import { PersonScore } from '@repo/ui/components/PersonScore';
import { ScoreCircle } from '@repo/ui/components/ScoreCircle';
import { ScoreRing } from '@repo/ui/components/ScoreRing';
import { TrustBadge } from '@repo/ui/components/TrustBadge';
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
  /** A tier in its colour would read as praise beside a finding, which the verdict below counts. */
  readonly hasFinding?: boolean;
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
  hasFinding = false,
  finished,
  issue,
  children,
}: WorkerHeaderProps) {
  const [selected, setSelected] = useState<string | null>(null);
  const shown = shownScore(report);
  const tier = shownTier(report.trust_badge);
  const hasEnded = report.ended != null;
  const isBelow = shown.upTo !== null;
  const badge = <TrustBadge tier={tier} plain={hasFinding} {...shown} />;
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
              <ScoreCircle tier={tier} plain={hasFinding} {...shown} />
            ) : (
              <ScoreRing
                parts={parts}
                score={shown.score}
                upTo={shown.upTo}
                tier={tier}
                plain={hasFinding}
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
          {/* A score that can still grow has too many words for a place below the ring. */}
          {!hasEnded && isBelow && badge}
          {issue}
          {worker.photo != null && (
            <Text size="small" tone="muted">
              {PHOTO_NOTE}
            </Text>
          )}
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
