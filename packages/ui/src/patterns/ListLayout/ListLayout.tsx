import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** The filters of the list: beside it on a desk, above it on a phone. */
  filters: ReactNode;
  /** The heading of the list: on a desk in the line of the search. */
  head?: ReactNode;
  /** The list. */
  children: ReactNode;
}

/** Many things of one kind: the filters, and the rows that they leave. */
export const ListLayout = ({ filters, head, children }: ListLayoutProps) => (
  <div className={join(css.layout, Boolean(head) && css.headed)}>
    <div className={css.filters}>{filters}</div>
    <div className={css.rows}>
      {head && <div className={css.head}>{head}</div>}
      {children}
    </div>
  </div>
);
