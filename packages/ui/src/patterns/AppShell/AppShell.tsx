import { useRef, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './AppShell.css.ts';
import { SkipLink } from './SkipLink.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export interface AppShellProps {
  children: ReactNode;
  /** Above all content, on its own strip: wordmark and user menu. */
  header?: ReactNode;
  /** The tab bar, which stays at the bottom of the viewport. */
  tabBar?: ReactNode;
  /** The screen's `BottomBar`, instead of a tab bar. */
  bottomBar?: ReactNode;
  /** The sandbox's ribbon. */
  ribbon?: ReactNode;
}

/** The frame of every screen behind the sign-in: skip link, header, main part, tabs. */
export function AppShell({ children, header, tabBar, bottomBar, ribbon }: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={css.shell}>
      <SkipLink />
      {ribbon}
      {header && <header className={css.bar}>{header}</header>}
      <main ref={main} id="main" tabIndex={-1} className={css.main}>
        <div className={join(css.screen, tabBar !== undefined && css.aboveTabs)}>{children}</div>
        {bottomBar}
      </main>
      {tabBar}
    </div>
  );
}
