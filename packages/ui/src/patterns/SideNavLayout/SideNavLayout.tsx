import { useRef, type ReactNode } from 'react';
import { SkipLink } from '../AppShell/SkipLink.tsx';
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

/**
 * The frame of a site for a desk: a rail at the left, and the page beside it. Below 1024 px the rail is a strip above. With a
 * `ListBeside` in the page the rail has icons alone, up to 1600 px.
 */
export function SideNavLayout({ children, brand, nav, account }: SideNavLayoutProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={css.layout}>
      <SkipLink />
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
