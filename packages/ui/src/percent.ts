/** A share of a whole, limited to 0 to 100 for any input, and rounded for the display. */
export function toPercent(value: number, total = 100): number {
  if (!Number.isFinite(value) || !(total > 0)) return 0;
  return Math.round(Math.min(100, Math.max(0, (value / total) * 100)));
}
