import type { Limit } from '../../platform/limits/rate-limit.ts';

/** How often a worker may write to the team about what stands against her: many findings in a day, but no flood. */
export const HER_WORDS: Limit = {
  kind: 'her-words',
  times: 30,
  withinMilliseconds: 86_400_000,
  refusal: 'statementsTooOften',
};
