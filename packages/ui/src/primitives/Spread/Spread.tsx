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
   * wraps, and the last child goes below where a word beside it would have no room, as in large text. 'text': the same for
   * sentences beside a drawing, which goes below where their lines would be short.
   */
  wrap?: boolean | 'late' | 'text';
}

/** Two children at the two ends of a line. */
export function Spread({ children, gap = 'medium', align = 'center', wrap = false }: SpreadProps) {
  const wraps = wrap !== false && css.wrap;
  const late = wrap === 'late' && css.late;
  const text = wrap === 'text' && css.text;
  return <div className={join(css.spread, gaps[gap], alignItems[align], wraps, late, text)}>{children}</div>;
}
