import type { space } from '../tokens/scales.ts';

/** Distances that a layout primitive may put between or around its children. */
export type Space = keyof typeof space;
