import type { ReactNode } from 'react';
import { alignItems, gap as gaps } from '../gaps.css.ts';
import { join } from '../join.ts';
import type { Space } from '../spaces.ts';
import * as css from './Spread.css.ts';

export interface SpreadProps {
  children: ReactNode;
  /** Least distance between the two ends. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * Lets the last child go below when the line is full; without it the first child's text wraps. 'late': its text wraps, and
   * the last child goes below where there would be no room for a word beside it, as in large text.
   */
  wrap?: boolean | 'late';
}

/** Two things at the two ends of a line. */
export function Spread({ children, gap = 'medium', align = 'center', wrap = false }: SpreadProps) {
  const wraps = wrap !== false && css.wrap;
  return (
    <div className={join(css.spread, gaps[gap], alignItems[align], wraps, wrap === 'late' && css.late)}>
      {children}
    </div>
  );
}
