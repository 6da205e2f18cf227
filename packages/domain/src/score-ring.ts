import { SCORE_MAXIMUM } from './trust-score.ts';
import type { ExplainedRow } from './trust-words.ts';

/** One arc of the ring. The arcs of a ring are as long as the score's maximum together. */
export type RingPart = ExplainedRow;

/**
 * The arcs of a score: one for each open component, as long as its points, and one for all hidden components together. That
 * one holds the rest of the score, which the reader knows as a sum.
 *
 * @param score 0 to 100, of which the open rows are a part.
 */
export function ringParts(rows: readonly ExplainedRow[], score: number): RingPart[] {
  const sumOf = (count: (row: ExplainedRow) => number) => rows.reduce((sum, row) => sum + count(row), 0);
  const hidden = {
    max: SCORE_MAXIMUM - sumOf(({ max }) => max),
    points: Math.max(0, score - sumOf(({ points }) => points)),
  };
  return rows.map((row) => (row.state === 'locked' ? { ...row, ...hidden } : row));
}
