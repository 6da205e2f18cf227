/** The outer and inner radius of the ring, in a drawing whose centre is 0, 0. Room for a lifted part is around it. */
const OUTER = 52;
const INNER = 42;
/** Half of the gap between two parts, in degrees. */
const HALF_GAP = 1.1;

const place = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(2)} ${(radius * Math.sin(angle)).toFixed(2)}`;
};

/** The outline of a part of the ring, clockwise from the top. `from` and `to` are 0 to 100. */
export function sectorPath(from: number, to: number): string {
  const start = from * 3.6 + HALF_GAP;
  // A ring of one part only would begin where it ends, and draw nothing.
  const end = Math.min(to * 3.6 - HALF_GAP, start + 359);
  const isLong = end - start > 180 ? 1 : 0;
  return [
    `M${place(OUTER, start)}`,
    `A${String(OUTER)} ${String(OUTER)} 0 ${String(isLong)} 1 ${place(OUTER, end)}`,
    `L${place(INNER, end)}`,
    `A${String(INNER)} ${String(INNER)} 0 ${String(isLong)} 0 ${place(INNER, start)}`,
    'Z',
  ].join('');
}

/** How far a part is lifted from the middle, as a CSS translation. `at` is 0 to 100. */
export const liftOf = (at: number): string => {
  const [x = '0', y = '0'] = place(4, at * 3.6).split(' ');
  return `translate(${x}px, ${y}px)`;
};
