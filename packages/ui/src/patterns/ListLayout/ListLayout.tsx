import type { ReactNode } from 'react';
import * as css from './ListLayout.css.ts';

export interface ListLayoutProps {
  /** The filters of the list: beside it on a desk, above it on a phone. */
  filters: ReactNode;
  /** The list with its heading. */
  children: ReactNode;
}

/** Many things of one kind: the filters, and the rows that they leave. */
export const ListLayout = ({ filters, children }: ListLayoutProps) => (
  <div className={css.layout}>
    <div className={css.filters}>{filters}</div>
    <div className={css.rows}>{children}</div>
  </div>
);
