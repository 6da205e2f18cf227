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
  /** How she stands: a `Badge`. */
  state: ReactNode;
  /** What the badge is about, where its word alone could be about anything: 'Identity'. */
  stateOf?: string;
  /** A `ScoreCircle` or the words in its place. */
  score: ReactNode;
  /** The one other thing to do with her. */
  action: ReactNode;
}

/** One person in a list of many, inside `ListRows`: five on the first screen of a phone, in one line on a desk. */
export const PersonRow = ({ name, facts, state, stateOf, score, action, ...picture }: PersonRowProps) => (
  <li className={css.row}>
    <div className={css.photo}>
      <Avatar {...picture} />
    </div>
    <div className={css.name}>{name}</div>
    {facts.length > 0 && (
      <div className={css.facts}>
        <Facts fill>{facts}</Facts>
      </div>
    )}
    <div className={css.score}>{score}</div>
    <div className={css.state}>
      {stateOf && <span className={css.stateOf}>{stateOf}</span>}
      {state}
    </div>
    <div className={css.action}>
      <CardActions>{action}</CardActions>
    </div>
  </li>
);
