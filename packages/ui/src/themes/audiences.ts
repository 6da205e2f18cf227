import { colours } from '../tokens/colours.ts';
import type { BrandRamp } from './palette.ts';

/** One site per audience. Each has its own theme over the same contract. */
export const audiences = ['landing', 'employer', 'worker', 'ops'] as const;
export type Audience = (typeof audiences)[number];

/**
 * Employers see one colour from the first page to the report. Workers and team members recognise their own site at a
 * glance.
 */
export const brandRamps: Record<Audience, BrandRamp> = {
  landing: colours.petrol,
  employer: colours.petrol,
  worker: colours.plum,
  ops: colours.slate,
};
