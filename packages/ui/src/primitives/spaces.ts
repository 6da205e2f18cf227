import type { space } from '../tokens/scales.ts';

/** Distances that a layout primitive may put between or around its children. */
export type Space = keyof typeof space;

/** Distances in the order of their size, for stories. */
export const spaces = [
  'none',
  'xxsmall',
  'xsmall',
  'small',
  'medium',
  'large',
  'xlarge',
  'xxlarge',
  'huge',
] as const satisfies readonly Space[];
