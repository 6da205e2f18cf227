import type { Limit } from '../../platform/limits/rate-limit.ts';

/**
 * The rate limit of a worker's texts to the team about findings and incidents: enough for many findings in a
 * day, but no flood.
 */
export const HER_WORDS: Limit = {
  kind: 'her-words',
  times: 30,
  withinMilliseconds: 86_400_000,
  refusal: 'statementsTooOften',
};
