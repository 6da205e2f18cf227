import type { Limit } from '../limits/rate-limit.ts';

/** More than anybody sends in earnest over a bad network; each costs half a second of a processor. */
export const UPLOADS: Limit = {
  kind: 'uploads',
  times: 60,
  withinMilliseconds: 3_600_000,
  refusal: 'filesTooOften',
};
