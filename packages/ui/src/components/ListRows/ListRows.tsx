import type { ReactNode } from 'react';
import { Card } from '../Card/Card.tsx';
import * as css from './ListRows.css.ts';

export interface ListRowsProps {
  /** Each a `ListRow`. */
  children: ReactNode;
}

/** A list of people or cases in one card, one row for each. */
export function ListRows({ children }: ListRowsProps) {
  return (
    <Card padding="none">
      <ul className={css.list}>{children}</ul>
    </Card>
  );
}
