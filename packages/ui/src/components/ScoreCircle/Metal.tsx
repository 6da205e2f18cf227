import * as css from './ScoreCircle.css.ts';
import type { ScoreColour } from './tier-colours.ts';

interface MetalProps {
  id: string;
  /** The corners of the ring in its drawing, so that one shine goes over all of its parts. */
  from: number;
  to: number;
  colour: ScoreColour;
}

/** The paint of a tier for the ring of a score: a metal that shines across the middle of the drawing. */
export function Metal({ id, from, to, colour }: MetalProps) {
  return (
    <linearGradient id={id} gradientUnits="userSpaceOnUse" x1={from} y1={from} x2={to} y2={to}>
      <stop className={css.metal[colour]} offset="0.15" />
      <stop className={css.shine[colour]} offset="0.5" />
      <stop className={css.metal[colour]} offset="0.85" />
    </linearGradient>
  );
}
