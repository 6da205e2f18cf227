import { useRef, type ReactNode } from 'react';
import { scrollToSection } from '../../scroll-to-section.ts';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { skip } from '../AppShell/skip.css.ts';
import { useKeptFocus } from '../AppShell/use-kept-focus.ts';
import * as css from './SideNavLayout.css.ts';

export interface SideNavLayoutProps {
  children: ReactNode;
  /** At the top of the rail: the wordmark. */
  brand: ReactNode;
  /** The pages: a `SideNav`. */
  nav: ReactNode;
  /** At the end of the rail: the signed-in person, and her menu. */
  account: ReactNode;
}

const english: Words['appShell'] = { skip: 'Skip to main content' };

/** The frame of a site for a desk: a rail at the left, and the page beside it. Below 1024 px the rail is a strip above. */
export function SideNavLayout({ children, brand, nav, account }: SideNavLayoutProps) {
  const words = useWords('appShell', english);
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={css.layout}>
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
      <header className={css.rail}>
        <div className={css.contents}>
          <div className={css.brand}>{brand}</div>
          <div className={css.nav}>{nav}</div>
          <div className={css.account}>{account}</div>
        </div>
      </header>
      <main ref={main} id="main" tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
