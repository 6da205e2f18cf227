import { colours } from '../tokens/colours.ts';
import type { BrandRamp } from './palette.ts';

/** One site per audience; each has its own theme over the same contract. */
export const audiences = ['landing', 'employer', 'worker', 'ops'] as const;
export type Audience = (typeof audiences)[number];

/** Households meet one colour from the first page to the report; workers and the team can tell at a glance where they are. */
export const brandRamps: Record<Audience, BrandRamp> = {
  landing: colours.petrol,
  employer: colours.petrol,
  worker: colours.plum,
  ops: colours.slate,
};
