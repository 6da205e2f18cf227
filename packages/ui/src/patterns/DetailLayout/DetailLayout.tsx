import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { media } from '../../tokens/media.ts';
import { useMedia } from '../../use-media.ts';
import * as css from './DetailLayout.css.ts';

export interface DetailLayoutProps {
  /** The sections of the page, for a desk: a `ContentsList`. */
  contents?: ReactNode;
  /** The answer to the question with which the reader came. The first thing on every screen. */
  head?: ReactNode;
  /** Facts about the whole that a phone shows before the body. On a desk they are the first beside it. */
  early?: ReactNode;
  /** What the answer rests on. */
  children: ReactNode;
  /** Facts about the whole: beside the body on a desk, below it on a phone. */
  aside?: ReactNode;
  /** The one or two things to do: beside the body on a desk, always in sight at the bottom of a phone. */
  actions?: ReactNode;
}

/** One thing in full: its contents, its answer and evidence, its facts and actions. Three columns from 64em, one below that. */
export function DetailLayout({ contents, head, early, children, aside, actions }: DetailLayoutProps) {
  const isDesk = useMedia(media.desktop);
  return (
    <div className={join(css.layout, !contents && css.pair)}>
      {contents && <div className={css.contents}>{contents}</div>}
      <div className={css.body}>
        {head}
        {!isDesk && early}
        {children}
      </div>
      <div className={css.aside}>
        {actions && <div className={css.actions}>{actions}</div>}
        {(aside || (isDesk && early)) && (
          <div className={css.facts}>
            {isDesk && early}
            {aside}
          </div>
        )}
      </div>
    </div>
  );
}
