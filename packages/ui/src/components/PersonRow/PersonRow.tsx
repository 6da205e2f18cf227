import type { ReactNode } from 'react';
import { Facts } from '../../primitives/Facts/Facts.tsx';
import { join } from '../../primitives/join.ts';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import { CardActions } from '../Card/Card.tsx';
import * as css from './PersonRow.css.ts';

export interface PersonRowProps extends Omit<AvatarProps, 'size'> {
  /** A `Heading` with the link that opens the person. The whole row is its target. */
  name: ReactNode;
  /** The facts that distinguish her: role, place, years. On a phone the last one stands beside the action. */
  facts: readonly string[];
  /** How she stands: a `Badge`. */
  state: ReactNode;
  /** A `ScoreCircle` or the words in its place. */
  score: ReactNode;
  /** The one other thing to do with her. */
  action: ReactNode;
}

/** One person in a list of many, inside `ListRows`: four on the first screen of a phone, in one line on a desk. */
export function PersonRow({ name, facts, state, score, action, ...picture }: PersonRowProps) {
  const first = facts.slice(0, -1);
  const [last] = facts.slice(-1);
  return (
    <li className={css.row}>
      <div className={css.photo}>
        <Avatar {...picture} />
      </div>
      <div className={css.name}>{name}</div>
      {first.length > 0 && (
        <div className={css.facts}>
          <Facts>{first}</Facts>
        </div>
      )}
      {last !== undefined && (
        <div className={join(css.last, first.length === 0 && css.only)}>
          <Facts>{[last]}</Facts>
        </div>
      )}
      <div className={css.score}>{score}</div>
      <div className={css.state}>{state}</div>
      <div className={css.action}>
        <CardActions>{action}</CardActions>
      </div>
    </li>
  );
}
