import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './ListBeside.css.ts';

export const listBesideFroms = ['wide', 'widest'] as const;

export interface ListBesideProps {
  /** What is open. */
  children: ReactNode;
  /** The list from which it was opened. */
  list: ReactNode;
  /** The width from which the list has room: `widest` for a page that compares pictures. */
  from?: (typeof listBesideFroms)[number];
}

/** A page with the list from which it was opened beside it, on a desk. On less there is the page alone. */
export const ListBeside = ({ children, list, from = 'wide' }: ListBesideProps) => (
  <div className={join(css.layout, css.columns[from])}>
    <div className={css.list[from]}>{list}</div>
    <div className={css.page}>{children}</div>
  </div>
);
