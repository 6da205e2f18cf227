import type { ReactNode } from 'react';
import * as css from './HomeLayout.css.ts';

export interface HomeLayoutProps {
  /** The one thing that waits for the reader. */
  first?: ReactNode;
  /** What she can start: beside the body on a desk, above it on a phone. */
  actions: ReactNode;
  /** What goes on. */
  children: ReactNode;
  /** A word of advice: below the actions on a desk, the last thing on a phone. */
  aside?: ReactNode;
}

/** The first screen after the sign-in: what waits, what can be started, what goes on. Two columns from 64em. */
export function HomeLayout({ first, actions, children, aside }: HomeLayoutProps) {
  return (
    <div className={css.layout}>
      {first && <div className={css.first}>{first}</div>}
      <div className={css.actions}>{actions}</div>
      <div className={css.body}>{children}</div>
      {aside && <div className={css.aside}>{aside}</div>}
    </div>
  );
}
