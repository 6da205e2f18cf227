import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './TaskLayout.css.ts';

export const summaryPlaces = ['after', 'before'] as const;

export interface TaskLayoutProps {
  /** The form, or what there is to decide. */
  children: ReactNode;
  /** What the form leads to: the order, the next steps, who reads it. Beside the form on a desk, and in sight there. */
  summary?: ReactNode;
  /** Where the summary stands on a phone, and for readers everywhere: after the form, or before it. */
  place?: (typeof summaryPlaces)[number];
  /** The button of a page without a form: below the summary on a desk, always in sight at the bottom of a phone. */
  actions?: ReactNode;
}

/** One thing to do: a form of at most 440 px beside what it leads to. Two columns from 64em, one below that. */
export function TaskLayout({ children, summary, place = 'after', actions }: TaskLayoutProps) {
  const side = summary && (
    <div className={join(css.summary, actions === undefined && css.alone)}>{summary}</div>
  );
  return (
    <div className={css.layout}>
      {place === 'before' && side}
      <div className={css.form}>{children}</div>
      {place === 'after' && side}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
