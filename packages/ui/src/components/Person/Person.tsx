import type { ReactNode } from 'react';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import * as css from './Person.css.ts';

export interface PersonProps extends AvatarProps {
  /** A `Heading` with the name. In a list it holds the card's link. */
  name: ReactNode;
  /** A state in a word, at the end of the line of the name, or below a name that needs the line: a `Badge`. */
  status?: ReactNode;
  /** The facts that distinguish people with the same name: role, place, badges. */
  children?: ReactNode;
}

/** A person: photo, name, and a few lines. */
export function Person({ name, status, children, ...picture }: PersonProps) {
  return (
    <div className={css.person}>
      <Avatar {...picture} />
      <div className={css.words}>
        {status ? (
          <div className={css.head}>
            <div className={css.name}>{name}</div>
            <div className={css.status}>{status}</div>
          </div>
        ) : (
          name
        )}
        {children}
      </div>
    </div>
  );
}
