import type { ReactNode } from 'react';
import { join } from '../../primitives/join.ts';
import * as css from './ListRow.css.ts';

export interface ListRowProps {
  /** The person: a `Person` with the name in a `Heading`, a small one where there is a note. */
  who: ReactNode;
  /** A `ScoreCircle`: of the size `xsmall` where there is a note. */
  score?: ReactNode;
  /** How it stands. */
  children: ReactNode;
  /**
   * What is known of the person, in a few small words beside the score: below how it stands on a phone. Without `more`, the action is
   * a link at their side. It may turn out empty.
   */
  note?: ReactNode;
  /** The one thing to do, or why there is none. */
  action?: ReactNode;
  /** A `Disclosure` for those who want more: a plain one where there is an action, beside which it stands while it is closed. */
  more?: ReactNode;
}

/** One row of `ListRows`: who, how it stands, and what to do. Below each other on a phone. */
export function ListRow({ who, score, children, note, action, more }: ListRowProps) {
  return (
    <li className={css.row[note ? (more ? 'noted' : 'brief') : 'plain']}>
      <div className={css.who}>{who}</div>
      {score && <div className={note ? css.scoreBelow : css.score}>{score}</div>}
      <div className={css.state}>{children}</div>
      {note ? (
        <div className={more ? css.foot : css.line}>
          <div className={more ? css.noteAbove : css.noteBeside}>{note}</div>
          {action && <div className={more ? css.actionBelow : css.lineHigh}>{action}</div>}
        </div>
      ) : (
        action && <div className={css.action}>{action}</div>
      )}
      {more && <div className={join(css.more, Boolean(action) && css.besideAction)}>{more}</div>}
    </li>
  );
}
