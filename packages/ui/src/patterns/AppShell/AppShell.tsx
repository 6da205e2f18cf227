import { useRef, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './AppShell.css.ts';
import { SkipLink } from './SkipLink.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

export const barPlaces = ['everywhere', 'tabs', 'header', 'desk'] as const;

export interface AppShellProps {
  children: ReactNode;
  /** Above all content, on its own strip: wordmark and user menu. */
  header?: ReactNode;
  /** The tab bar: at the bottom of a phone, in the strip of the header on a desk. */
  tabBar?: ReactNode;
  /**
   * `tabs`: on a phone there is no header. `header`: on a phone there is no tab bar. `desk`: on a phone there is neither,
   * because the screen has a way back.
   */
  bars?: (typeof barPlaces)[number];
  /** The screen's `BottomBar`, instead of a tab bar. */
  bottomBar?: ReactNode;
  /** The sandbox's ribbon. */
  ribbon?: ReactNode;
}

/** The frame of every screen behind the sign-in: skip link, header, tabs, main part. */
export function AppShell({
  children,
  header,
  tabBar,
  bars = 'everywhere',
  bottomBar,
  ribbon,
}: AppShellProps) {
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  return (
    <div className={css.shell}>
      <SkipLink />
      {ribbon}
      <div className={join(css.top, bars === 'desk' && css.deskOnly, bars === 'header' && css.headerOnly)}>
        {header && <header className={join(css.bar, bars === 'tabs' && css.deskOnly)}>{header}</header>}
        {tabBar}
      </div>
      <main ref={main} id="main" tabIndex={-1} className={css.main}>
        <div
          className={join(
            css.screen,
            tabBar !== undefined && (bars === 'everywhere' || bars === 'tabs') && css.aboveTabs,
          )}
        >
          {children}
        </div>
        {bottomBar}
      </main>
    </div>
  );
}
