import type { ReactNode } from 'react';
import * as css from './BadgeLine.css.ts';

export interface BadgeLineProps {
  /** The status in a word: a `Badge`. */
  badge: ReactNode;
  /** The status in a sentence. */
  children: ReactNode;
}

/** A status in a word and in a sentence, side by side: for rows that show no progress. */
export const BadgeLine = ({ badge, children }: BadgeLineProps) => (
  <div className={css.line}>
    {badge}
    <div className={css.words}>{children}</div>
  </div>
);
