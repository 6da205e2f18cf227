import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { Card } from '../Card/Card.tsx';
import * as css from './ListRows.css.ts';

export interface ListRowsProps {
  /** Each a `ListRow`. */
  children: ReactNode;
  /** Rows outside of the screen are not drawn, for hundreds of them. */
  long?: boolean;
}

/** A list of people or cases in one card, one row for each. */
export function ListRows({ children, long = false }: ListRowsProps) {
  return (
    <Card padding="none">
      <ul className={join(css.list, long && css.long)}>{children}</ul>
    </Card>
  );
}
