import { useId, type ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as css from './Notice.css.ts';

type Reading =
  | { unread?: false; onRead?: never; unreadWord?: never }
  | {
      /** A red dot, until it is pressed. */
      unread: true;
      /** Called on a press, which marks it as read. */
      onRead: () => void;
      /** The dot's text for screen readers: 'New'. */
      unreadWord: string;
    };

export type NoticeProps = Reading & {
  title: string;
  /** The event, in a sentence or two. */
  children: ReactNode;
  /** The time: '2 hours ago'. */
  time: string;
  icon: ReactNode;
  /** A link to its subject. */
  action?: ReactNode;
};

/** One event in a list of notifications. */
export function Notice({
  title,
  children,
  time,
  icon,
  action,
  unread = false,
  onRead,
  unreadWord,
}: NoticeProps) {
  const titleId = useId();
  return (
    <div className={join(css.notice, unread && css.unread)}>
      {unread && <button type="button" className={css.press} aria-labelledby={titleId} onClick={onRead} />}
      <span className={css.icon}>{icon}</span>
      <div className={css.words}>
        <p id={titleId} className={css.title}>
          {unread && <VisuallyHidden>{unreadWord}: </VisuallyHidden>}
          {title}
        </p>
        <p>{children}</p>
        <p className={css.time}>{time}</p>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {unread && <span className={css.dot} />}
    </div>
  );
}
