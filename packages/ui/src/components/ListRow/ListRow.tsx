import type { ReactNode } from 'react';
import * as css from './ListRow.css.ts';

export interface ListRowProps {
  /** The person: a `Person` with the name in a `Heading`. */
  who: ReactNode;
  /** How it stands. */
  children: ReactNode;
  /** The one thing to do, or why there is none. */
  action?: ReactNode;
  /** What opens below, for those who want more. */
  more?: ReactNode;
}

/** One row of `ListRows`: who, how it stands, and what to do. Below each other on a phone. */
export function ListRow({ who, children, action, more }: ListRowProps) {
  return (
    <li className={css.row}>
      <div className={css.who}>{who}</div>
      <div className={css.state}>{children}</div>
      {action && <div className={css.action}>{action}</div>}
      {more && <div className={css.more}>{more}</div>}
    </li>
  );
}
