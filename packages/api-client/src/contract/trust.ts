import * as z from 'zod/mini';

/** A worker's trust score, with how it is made up: the points of the rows are the score. */
export const trust = {
  trust_score: z.number(),
  trust_badge: z.string(),
  /** Rows of what the package does not show are summed up in one, `locked_checks`. */
  trust_score_breakdown: z.array(
    z.object({ component: z.string(), points: z.number(), max: z.number(), state: z.string() }),
  ),
};
