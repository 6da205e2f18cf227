import type { ReactNode } from 'react';
import * as css from './SplitView.css.ts';

export interface SplitViewProps {
  /** What the person works on. */
  children: ReactNode;
  /** What she looks at meanwhile. It stays in sight while the page scrolls, and scrolls by itself. */
  beside: ReactNode;
  /** Names what stands beside: 'The case'. */
  besideLabel: string;
}

/** Two halves of a page beside each other on a desk, below each other on less than 80em. */
export function SplitView({ children, beside, besideLabel }: SplitViewProps) {
  return (
    <div className={css.split}>
      <div className={css.half}>{children}</div>
      <section className={css.beside} aria-label={besideLabel}>
        {beside}
      </section>
    </div>
  );
}
