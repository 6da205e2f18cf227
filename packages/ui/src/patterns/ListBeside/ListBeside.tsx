import type { ReactNode } from 'react';
import * as css from './ListBeside.css.ts';

export interface ListBesideProps {
  /** What is open. */
  children: ReactNode;
  /** The list from which it was opened. */
  list: ReactNode;
}

/**
 * A page with the list from which it was opened beside it, on a desk. On less there is the page alone. The rail of
 * `SideNavLayout` gives up its words for it, where it must.
 */
export const ListBeside = ({ children, list }: ListBesideProps) => (
  <div className={css.layout}>
    <div className={css.list}>{list}</div>
    <div className={css.page}>{children}</div>
  </div>
);
