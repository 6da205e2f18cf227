import type { ReactNode } from 'react';
import * as css from './CircularProgress.css.ts';

interface ArcProps {
  /** 0 to 100. A text is filled in later, with more than 0. */
  percent: number | string;
  className: string | undefined;
  /** The paint of the ring: a metal, or the colour of its class. */
  stroke?: string | undefined;
  /** The definition of that paint. */
  children?: ReactNode;
  /** In units of a drawing 100 wide. */
  strokeWidth: number;
}

/** A ring that is closed up to a percentage. */
export function Arc({ percent, className, stroke, strokeWidth, children }: ArcProps) {
  const radius = 50 - strokeWidth / 2;
  return (
    <svg className={css.drawing} viewBox="0 0 100 100" aria-hidden="true" focusable="false">
      {children}
      <circle className={css.track} cx="50" cy="50" r={radius} strokeWidth={strokeWidth} />
      {percent !== 0 && (
        <circle
          className={className}
          stroke={stroke}
          cx="50"
          cy="50"
          r={radius}
          strokeWidth={strokeWidth}
          pathLength={100}
          // The gap is longer than the rest of the ring, so that no second dash begins.
          strokeDasharray={`${String(percent)} 200`}
        />
      )}
    </svg>
  );
}
