import { ringPlace } from '@repo/domain/ring-sector';

/** How far a part is lifted from the middle, in the units of the ring's drawing. */
const LIFT = 4;

/** The way of a lifted part from the middle, as a CSS translation. `at` is 0 to 100. */
export const liftOf = (at: number): string => {
  const [x = '0', y = '0'] = ringPlace(LIFT, at * 3.6).split(' ');
  return `translate(${x}px, ${y}px)`;
};
