import type { ReactNode } from 'react';
import { Facts } from '../../primitives/Facts/Facts.tsx';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { CardActions } from '../Card/Card.tsx';
import * as css from './PersonRow.css.ts';

export interface PersonRowProps extends Omit<AvatarProps, 'size'> {
  /** A `Heading` with the link that opens the person. The whole row is its target. */
  name: ReactNode;
  /** The facts that distinguish her: role, place, years. */
  facts: readonly string[];
  /** How she stands, in a word. */
  state: ReactNode;
  /** A `ScoreCircle` or the words in its place. */
  score: ReactNode;
  /** The one other thing to do with her. */
  action: ReactNode;
}

/** One person in a list of many, inside `ListRows`: four on the first screen of a phone, in one line on a desk. */
export function PersonRow({ name, facts, state, score, action, ...picture }: PersonRowProps) {
  return (
    <li className={css.row}>
      <div className={css.photo}>
        <Avatar {...picture} />
      </div>
      <div className={css.name}>{name}</div>
      <div className={css.facts}>
        <Facts>{facts}</Facts>
      </div>
      <div className={css.score}>{score}</div>
      <div className={css.foot}>
        <div className={css.state}>{state}</div>
        <div className={css.action}>
          <CardActions>{action}</CardActions>
        </div>
      </div>
    </li>
  );
}
