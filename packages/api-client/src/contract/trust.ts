import * as z from 'zod/mini';

/** The trust score of a worker, with its parts. The points of the rows add up to the score. */
export const trust = {
  trust_score: z.number(),
  trust_badge: z.string(),
  /** One row, `locked_checks`, sums up the rows that the package does not show. */
  trust_score_breakdown: z.array(
    z.object({ component: z.string(), points: z.number(), max: z.number(), state: z.string() }),
  ),
};
