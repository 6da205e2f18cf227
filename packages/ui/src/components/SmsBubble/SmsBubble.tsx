import { useId } from 'react';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import * as css from './SmsBubble.css.ts';

/** Words as sent, or what a part is that is left out: 'number'. */
export type SmsPart = string | { readonly leftOut: string };

export interface SmsBubbleProps {
  /** Who wrote to whom: 'SMS from Amini to you'. */
  from: string;
  /** When it left, as the screen shows times: '2 hours ago'. */
  time?: string | undefined;
  /** The language of the words, where the page may have another. */
  lang?: string;
  /** The words exactly as sent, and in a list also the parts that its reader may not see. */
  children: string | readonly SmsPart[];
}

/** An SMS that we sent, as a phone shows it. */
export function SmsBubble({ from, time, lang, children }: SmsBubbleProps) {
  const captionId = useId();
  return (
    <figure className={css.sms} aria-labelledby={captionId}>
      <figcaption className={css.from}>
        <span className={css.icon}>
          <MessageIcon size="small" />
        </span>
        <span id={captionId} className={css.caption}>
          {from}
          {time !== undefined && ` · ${time}`}
        </span>
      </figcaption>
      <blockquote className={css.bubble} lang={lang}>
        {typeof children === 'string' ? children : children.map(drawn)}
      </blockquote>
    </figure>
  );
}

const drawn = (part: SmsPart, place: number) =>
  typeof part === 'string' ? (
    part
  ) : (
    // Two parts can be left out for the same reason, and none moves.
    <span key={String(place)} className={css.leftOut}>
      {part.leftOut}
    </span>
  );
