import type { ReactNode, Ref } from 'react';
import { WordmarkLink } from '../../brand/WordmarkLink/WordmarkLink.tsx';
import { Content } from '../../primitives/Content/Content.tsx';
import { Heading } from '../../primitives/Heading/Heading.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import * as css from './SignInLayout.css.ts';

export interface SignInLayoutProps {
  /** The name of this step: 'Sign In', 'Verify Your Phone'. */
  title: string;
  subtitle?: ReactNode;
  /** Beside the title, a link to the step before: an `IconLink` with the arrow. A screen without one does not load it. */
  back?: ReactNode;
  /** The fields and the button. */
  children: ReactNode;
  /** Other links, below the sheet: 'Already have an account? Sign In'. */
  after?: ReactNode;
  /** The target of the wordmark. */
  homeHref: string;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** The frame of sign-up, sign-in and the entry of the code. */
export function SignInLayout({ title, subtitle, back, children, after, homeHref, ref }: SignInLayoutProps) {
  return (
    <div className={css.page}>
      <header>
        <Content width="form">
          <div className={css.top}>
            <WordmarkLink href={homeHref} />
          </div>
        </Content>
      </header>
      <main id="main" tabIndex={-1} className={css.main}>
        <Content width="form">
          <div className={css.sheet}>
            <div className={css.start}>
              {back && <div className={css.back}>{back}</div>}
              <div className={css.words}>
                <Heading level={1} ref={ref}>
                  {title}
                </Heading>
                {subtitle && <Text tone="muted">{subtitle}</Text>}
              </div>
            </div>
            {children}
          </div>
          {after && <div className={css.after}>{after}</div>}
        </Content>
      </main>
    </div>
  );
}
