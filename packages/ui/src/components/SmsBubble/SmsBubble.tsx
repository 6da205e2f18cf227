import { useId } from 'react';
import { MessageIcon } from '../../icons/MessageIcon.tsx';
import * as css from './SmsBubble.css.ts';

export interface SmsBubbleProps {
  /** Who wrote to whom: 'SMS from Amini to you'. */
  from: string;
  /** When it left, as the screen shows times: '2 hours ago'. */
  time?: string | undefined;
  /** The language of the words, where the page may have another. */
  lang?: string;
  /** The words exactly as sent. */
  children: string;
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
        {children}
      </blockquote>
    </figure>
  );
}
