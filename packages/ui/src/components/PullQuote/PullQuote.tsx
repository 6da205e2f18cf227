import type { ReactNode } from 'react';
import * as css from './PullQuote.css.ts';

export interface PullQuoteProps {
  /** Who said it, and when: 'Our recommendation · Nov 20, 2026'. */
  source: string;
  /** The words. More than four lines are cut: `more` leads to the rest. */
  children: string;
  /** The link to the place where the words stand in full. */
  more?: ReactNode;
}

/** The words that count most on a page, with their source. */
export function PullQuote({ source, children, more }: PullQuoteProps) {
  return (
    <figure className={css.quote}>
      <figcaption className={css.source}>{source}</figcaption>
      <blockquote className={css.words}>{children}</blockquote>
      {more}
    </figure>
  );
}
