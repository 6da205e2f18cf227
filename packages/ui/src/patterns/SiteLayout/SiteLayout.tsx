import type { ReactNode } from 'react';
import { Wordmark } from '../../brand/Wordmark/Wordmark.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { Spread } from '../../primitives/Spread/Spread.tsx';
import * as css from './SiteLayout.css.ts';

export interface SiteLayoutProps {
  children: ReactNode;
  /** What stands at the end of the header: 'Sign in'. */
  actions: ReactNode;
}

/** The frame of the public site's pages. */
export function SiteLayout({ children, actions }: SiteLayoutProps) {
  return (
    <>
      <header className={css.top}>
        <Content width="wide">
          <Spread wrap>
            <Wordmark />
            {actions}
          </Spread>
        </Content>
      </header>
      <main className={css.main}>
        <Content width="wide">{children}</Content>
      </main>
    </>
  );
}
