import type { ReactNode } from 'react';
import * as css from './RoomForError.css.ts';

export const errorLines = ['one', 'twoOnPhone', 'two'] as const;

export interface RoomForErrorProps {
  /** The field, or several below one another: each has the room. An `output` after it shares the room: its words come only while the field has no error. */
  children: ReactNode;
  /** How many lines the longest error of the field has, in every language. */
  lines?: (typeof errorLines)[number];
}

/** Keeps room below a field for its error, so that the button below it stays under the finger that pressed it. */
export const RoomForError = ({ children, lines = 'one' }: RoomForErrorProps) => (
  <div className={css.lines[lines]}>{children}</div>
);
