import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import * as css from './ResultRows.css.ts';

export interface ResultRowsProps {
  /** Each a `ResultRow`. */
  children: ReactNode;
}

/** The results of a report in one card, one row for each. */
export function ResultRows({ children }: ResultRowsProps) {
  return (
    <Card padding="none">
      <div className={css.rows}>{children}</div>
    </Card>
  );
}
