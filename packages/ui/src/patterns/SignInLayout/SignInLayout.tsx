import { Suspense, type ReactNode } from 'react';
import { WordmarkLink } from '../../brand/WordmarkLink/WordmarkLink.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { join } from '../../primitives/join.ts';
import { Text } from '../../primitives/Text/Text.tsx';
import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import * as css from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  /** The name of this step: 'Sign In', 'Verify Your Phone'. */
  title: string;
  subtitle?: ReactNode;
  /** Above the title, a link to the step before: an `IconLink` with the arrow. A screen without one does not load it. */
  back?: ReactNode;
  /** The fields and the button. */
  children: ReactNode;
  /** Other links, below the sheet: 'Already have an account? Sign In'. */
  after?: ReactNode;
  /** From 64em, at the right: a lazy part with a `SignInPane`. A narrower window neither renders nor fetches it. */
  beside?: ReactNode;
  /** The target of the wordmark. */
  homeHref: string;
  /** At the other end of the wordmark's line: the choice of a language. */
  corner?: ReactNode;
}

/** The frame of sign-up, sign-in and the entry of the code. */
export function SignInLayout({
  title,
  subtitle,
  back,
  children,
  after,
  beside,
  homeHref,
  corner,
}: SignInLayoutProps) {
  const hasRoom = useMedia(media.desktop);
  return (
    <div className={join(css.page, beside !== undefined && css.split)}>
      <header>
        <Content width="form">
          <div className={css.top}>
            <WordmarkLink href={homeHref} />
            {corner}
          </div>
        </Content>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Content width="form">
          <div className={css.sheet}>
            {back && <div className={css.back}>{back}</div>}
            <div className={css.words}>
              <Heading level={1}>{title}</Heading>
              {subtitle && <Text tone="muted">{subtitle}</Text>}
            </div>
            {children}
          </div>
          {after && <div className={css.after}>{after}</div>}
        </Content>
      </main>
      {beside !== undefined && (
        <aside className={css.beside}>
          <Suspense fallback={<div inert />}>{hasRoom && beside}</Suspense>
        </aside>
      )}
    </div>
  );
}
