/** A share of a whole, held between 0 and 100 whatever came in, and rounded as it is shown. */
export function toPercent(value: number, total = 100): number {
  if (!Number.isFinite(value) || !(total > 0)) return 0;
  return Math.round(Math.min(100, Math.max(0, (value / total) * 100)));
}
