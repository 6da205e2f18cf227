/** The outer and inner radius of the ring, in a drawing whose centre is 0, 0. */
const OUTER = 52;
const INNER = 42;
/** Half of the gap between two parts, in degrees. */
const HALF_GAP = 1.1;

/** A place on a circle around the centre, as 'x y', clockwise from the top. */
export const ringPlace = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/**
 * The outline of a part of a score's ring as the data of an SVG path, clockwise from the top. Screen and paper draw the same
 * ring. `from` and `to` are 0 to 100.
 */
export function sectorPath(from: number, to: number): string {
  const start = from * 3.6 + HALF_GAP;
  // A ring of one part only would begin where it ends, and draw nothing.
  const end = Math.min(to * 3.6 - HALF_GAP, start + 359);
  const isLong = end - start > 180 ? 1 : 0;
  return [
    `M${ringPlace(OUTER, start)}`,
    `A${String(OUTER)} ${String(OUTER)} 0 ${String(isLong)} 1 ${ringPlace(OUTER, end)}`,
    `L${ringPlace(INNER, end)}`,
    `A${String(INNER)} ${String(INNER)} 0 ${String(isLong)} 0 ${ringPlace(INNER, start)}`,
    'Z',
  ].join('');
}
