import { join } from '../../primitives/join.ts';
import * as css from './PullQuote.css.ts';

export const pullQuoteKinds = ['quote', 'note'] as const;

export interface PullQuoteProps {
  /** Who said it, and when: 'Our recommendation · Nov 20, 2026'. */
  source: string;
  /** The words, whole: the last of them may be the one that counts. */
  children: string;
  /** `quote`: what somebody said. `note`: what comes next, in its place until then. */
  kind?: (typeof pullQuoteKinds)[number];
}

/** The words that count most on a page, with their source. */
export function PullQuote({ source, children, kind = 'quote' }: PullQuoteProps) {
  if (kind === 'note')
    return (
      <div className={join(css.quote, css.note)}>
        <p className={css.source}>{source}</p>
        <p className={css.words}>{children}</p>
      </div>
    );
  return (
    <figure className={css.quote}>
      <figcaption className={css.source}>{source}</figcaption>
      <blockquote className={css.words}>{children}</blockquote>
    </figure>
  );
}
