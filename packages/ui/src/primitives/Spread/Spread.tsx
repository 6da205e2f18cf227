import type { ReactNode } from 'react';
import { alignItems, gap as gaps } from '../gaps.css.ts';
import { join } from '../join.ts';
import type { Space } from '../spaces.ts';
import * as css from './Spread.css.ts';

export interface SpreadProps {
  children: ReactNode;
  /** The minimum distance between the two ends. */
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  /**
   * Lets the last child go below when the line is full. Without it the first child's text wraps. 'late': its text
   * wraps, and the last child goes below where a word beside it would have no room, as in large text.
   */
  wrap?: boolean | 'late';
}

/** Two children at the two ends of a line. */
export function Spread({ children, gap = 'medium', align = 'center', wrap = false }: SpreadProps) {
  const wraps = wrap !== false && css.wrap;
  return (
    <div className={join(css.spread, gaps[gap], alignItems[align], wraps, wrap === 'late' && css.late)}>
      {children}
    </div>
  );
}
