import type { ReactNode } from 'react';
import * as css from './HomeLayout.css.ts';

export const actionsPlaces = ['before', 'after'] as const;

export interface HomeLayoutProps {
  /** The one thing that waits for the reader. */
  first?: ReactNode;
  /** What she can start: beside the body on a desk. */
  actions: ReactNode;
  /** Where the actions stand on a phone, and for readers everywhere: before the body, or after it. */
  actionsPlace?: (typeof actionsPlaces)[number];
  /** What goes on. */
  children: ReactNode;
  /** A word of advice: below the actions on a desk, the last thing on a phone. */
  aside?: ReactNode;
}

/** The first screen after the sign-in: what waits, what can be started, what goes on. Two columns from 64em. */
export function HomeLayout({ first, actions, actionsPlace = 'before', children, aside }: HomeLayoutProps) {
  const start = <div className={css.actions}>{actions}</div>;
  return (
    <div className={css.layout}>
      {first && <div className={css.first}>{first}</div>}
      {actionsPlace === 'before' && start}
      <div className={css.body}>{children}</div>
      {actionsPlace === 'after' && start}
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
