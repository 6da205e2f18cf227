/** The years at which a band begins. The last band has no end. */
const STARTS = [18, 25, 35, 45, 55] as const;

/**
 * The band of a worker's age, as employers read it: '25-34'. Neither her date of birth nor her exact age leaves the
 * service. Null without an age, and for one below the first band.
 */
export function ageBandOf(age: number | null): string | null {
  if (age === null) return null;
  const start = STARTS.findLast((year) => year <= age);
  if (start === undefined) return null;
  const next = STARTS[STARTS.indexOf(start) + 1];
  return next === undefined ? `${start} and over` : `${start}-${next - 1}`;
}
