import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx';
import { join } from '../../primitives/join.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  /** The event, in a sentence or two. They name the link. */
  children: ReactNode;
  /** Where the reader sees or does what it is about. */
  href?: string | undefined;
  /** Whether it is new to the reader. A press marks it as read. */
  unread?: boolean;
  /** Called on the press of a new one. */
  onRead: () => void;
}

/** The words of one event, as the `text` of its step in a `Timeline`. The whole step is pressed. */
export function Notice({ children, href, unread = false, onRead }: NoticeProps) {
  const tone = unread ? css.unread : undefined;
  if (href !== undefined)
    return (
      <div className={join(css.notice, tone)}>
        <span className={css.words}>
          <Anchor href={href} className={css.press} onClick={unread ? onRead : undefined}>
            {children}
          </Anchor>
        </span>
        <span className={css.arrow}>
          <ArrowRightIcon size="small" />
        </span>
      </div>
    );
  return unread ? (
    <button type="button" className={join(css.press, css.button, tone)} onClick={onRead}>
      {children}
    </button>
  ) : (
    <p>{children}</p>
  );
}
