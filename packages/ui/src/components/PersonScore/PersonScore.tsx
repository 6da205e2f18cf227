import type { ReactNode } from 'react';
import { Person, type PersonProps } from '../Person/Person.tsx';
import * as css from './PersonScore.css.ts';

export interface PersonScoreProps extends PersonProps {
  /** The score and its tier, one below the other. Without it, the person has the whole width. */
  score?: ReactNode;
  /** What is to be known of the photo or the score. */
  note?: ReactNode;
}

/** A person and the score beside the name: the head of a report. */
export function PersonScore({ score, note, ...person }: PersonScoreProps) {
  return (
    <div className={css.room}>
      <div className={css.head}>
        <div className={css.person}>
          <Person {...person} />
        </div>
        {score !== undefined && <div className={css.score}>{score}</div>}
        {note !== undefined && <div className={css.note}>{note}</div>}
      </div>
    </div>
  );
}
