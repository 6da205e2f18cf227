import * as z from 'zod/mini';

/** The trust score of a worker. */
export const trustScore = {
  trust_score: z.number(),
  trust_badge: z.string(),
  /** Whether anything about her was checked. Before that, a screen reads 'Not checked yet' in place of the score. */
  trust_checked: z.boolean(),
  /** The most that the score can reach with the checks that are open. Null when none can raise it. */
  trust_reach: z.nullable(z.number()),
};

/** The number of upheld misconduct records of the last five years. Null until the registry was checked for her. */
export const misconductFlags = z.nullable(z.number());

/** A component of a score: the points so far, and the most that it can earn. */
export const trustRow = z.object({
  component: z.string(),
  points: z.number(),
  max: z.number(),
  state: z.string(),
});

/** The trust score of a worker, with its parts. */
export const trust = {
  ...trustScore,
  /**
   * One row without points, `locked_checks`, stands for the rows that the package does not show. So the points of the rows
   * add up to the score only where no row is locked.
   */
  trust_score_breakdown: z.array(trustRow),
};
