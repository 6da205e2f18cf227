import type { Promised } from './promises.ts';

/** The measured value of one promise. */
export type Figure = {
  name: string;
  /** The promise, in the words of the README's table. */
  promise: Promised['what'];
  value: number;
  bound: number;
  sense: Promised['sense'];
  unit: string;
  ok: boolean;
  /** The floor, or the method of measurement. */
  note?: string;
};

/** Rounds to three significant digits: no figure here is more precise. */
const rounded = (value: number) => Number(value.toPrecision(value >= 1000 ? 4 : 3));

export function figure(name: string, value: number, promised: Promised, note?: string): Figure {
  const { what, sense, bound, unit } = promised;
  const ok = Number.isFinite(value) && (sense === 'at most' ? value <= bound : value >= bound);
  return { name, promise: what, value: rounded(value), bound, sense, unit, ok, ...(note ? { note } : {}) };
}

/**
 * A figure as a share of its floor. The floor does the least work that the same answer takes. Where the product beats the
 * floor, the floor does different work, and the share is invalid.
 */
export function shareOfFloor(name: string, share: number, promised: Promised, note: string): Figure {
  const taken = figure(name, share, promised, note);
  const isBeaten = promised.sense === 'at least' ? share > 1 : share < 1;
  return isBeaten
    ? { ...taken, ok: false, note: `the product beats this floor, which is none; ${note}` }
    : taken;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
