import { useRef, type ReactNode } from 'react';
import { scrollToSection } from '../../scroll-to-section.ts';
import { join } from '../../primitives/join.ts';
import * as css from './AppShell.css.ts';
import { skip } from './skip.css.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
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

const english: Words['appShell'] = { skip: 'Skip to main content' };

/** The frame of every screen behind the sign-in: skip link, header, main part, tabs. */
export function AppShell({ children, header, tabBar, bottomBar, ribbon }: AppShellProps) {
  const words = useWords('appShell', english);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={css.shell}>
      <a
        className={skip}
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          scrollToSection('main', 'start');
        }}
      >
        {words.skip}
      </a>
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
