import * as css from './PullQuote.css.ts';

export interface PullQuoteProps {
  /** Who said it, and when: 'Our recommendation · Nov 20, 2026'. */
  source: string;
  /** The words, whole: the last of them may be the one that counts. */
  children: string;
}

/** The words that count most on a page, with their source. */
export function PullQuote({ source, children }: PullQuoteProps) {
  return (
    <figure className={css.quote}>
      <figcaption className={css.source}>{source}</figcaption>
      <blockquote className={css.words}>{children}</blockquote>
    </figure>
  );
}
