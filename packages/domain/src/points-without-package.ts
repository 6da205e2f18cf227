import { componentOpensWith } from './trust-breakdown.ts';
import { SCORE_MAXIMUM, trustComponents, trustPoints } from './trust-score.ts';
import type { ExplainedRow } from './trust-words.ts';

const open: ReadonlySet<string> = new Set(
  trustComponents.filter((each) => componentOpensWith(each) === undefined),
);

/** The points that a worker can earn without anybody's package: by proving the identity and keeping a profile. */
const OWN_POINTS = trustComponents
  .filter((each) => open.has(each))
  .reduce((sum, each) => sum + trustPoints[each], 0);

/**
 * What can be earned without and with a package, for a reader who has none: one row then stands for all the checks. Null for a
 * reader who sees more of them.
 */
export function pointsWithoutPackage(rows: readonly Pick<ExplainedRow, 'id' | 'state'>[]): string | null {
  const isClosed =
    rows.some(({ state }) => state === 'locked') &&
    rows.every(({ id, state }) => state === 'locked' || open.has(id));
  return isClosed
    ? `Without a package a worker can earn ${OWN_POINTS} points. The checks of a package can earn ${SCORE_MAXIMUM - OWN_POINTS} more: the locked ones.`
    : null;
}
