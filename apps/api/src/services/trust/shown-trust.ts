import type { WorkerRow } from '../../db/schema/people.ts';
import type { Trust } from './read-trust.ts';

/** A score on the wire. `trust_checked` and `trust_reach` tell a screen how to show it. */
export const shownTrust = ({
  score,
  badge,
  checked,
  reach,
}: Pick<Trust, 'score' | 'badge' | 'checked' | 'reach'>) => ({
  trust_score: score,
  trust_badge: badge,
  trust_checked: checked,
  trust_reach: reach,
});

/** The same for a worker's stored score. */
export const storedAsShown = (
  worker: Pick<WorkerRow, 'trustScore' | 'trustBadge' | 'trustChecked' | 'trustReach'>,
) => ({
  trust_score: worker.trustScore,
  trust_badge: worker.trustBadge,
  trust_checked: worker.trustChecked,
  trust_reach: worker.trustReach,
});

/** In place of a score that a reader is not shown. */
export const WITHHELD_TRUST: ReturnType<typeof shownTrust> = {
  trust_score: 0,
  trust_badge: 'Basic',
  trust_checked: false,
  trust_reach: null,
};

/** The misconduct flags for a reader outside the team: null until the registry was checked (decisions 8). */
export const shownFlags = ({
  misconductFlags,
  registryChecked,
}: Pick<WorkerRow, 'misconductFlags' | 'registryChecked'>): number | null =>
  registryChecked ? misconductFlags : null;
