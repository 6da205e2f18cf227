import type { ReactNode } from 'react';
import * as css from './DecisionLayout.css.ts';

export interface DecisionLayoutProps {
  /** What is asked, and by whom. */
  asked: ReactNode;
  /** What follows from a yes. */
  outcome: ReactNode;
  /** The buttons that answer, of equal weight. */
  answer: ReactNode;
  /** What few readers need besides, below the buttons. */
  children?: ReactNode;
}

/**
 * A question to read and to answer, inside a `Card`. On a phone the answer stays in reach while the question is in sight, in a
 * list that of the first one; on a wider screen it stands below what follows from it.
 */
export function DecisionLayout({ asked, outcome, answer, children }: DecisionLayoutProps) {
  return (
    <div className={css.layout}>
      <div className={css.part}>{asked}</div>
      <div className={css.part}>{outcome}</div>
      <div className={css.answer}>{answer}</div>
      {children && <div className={css.part}>{children}</div>}
    </div>
  );
}
