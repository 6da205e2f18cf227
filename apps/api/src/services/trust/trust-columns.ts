import type { WorkerRow } from '../../db/schema/people.ts';
import type { Trust } from './read-trust.ts';

/**
 * The stored form of a worker's trust, as employers are shown it. The date of the badge changes only when the badge itself
 * changes.
 */
export const trustColumns = (
  worker: Pick<WorkerRow, 'trustBadge' | 'badgeUpdatedAt'>,
  trust: Trust,
  now: Date,
) => ({
  trustScore: trust.score,
  trustBadge: trust.badge,
  trustChecked: trust.checked,
  trustReach: trust.reach,
  misconductFlags: trust.misconductFlags,
  registryChecked: trust.registryChecked,
  badgeUpdatedAt: trust.badge === worker.trustBadge ? worker.badgeUpdatedAt : now,
});
