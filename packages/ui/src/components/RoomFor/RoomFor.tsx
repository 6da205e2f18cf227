import type { ReactNode } from 'react';
import * as css from './RoomFor.css.ts';

export interface RoomForProps {
  /** The component that loads later, with words about as long as its own. It is invisible, silent and unreachable. */
  children: ReactNode;
}

/**
 * Keeps the room of a component that loads later than its surroundings, so that nothing moves then. A bar is in the place of
 * each line of its words.
 */
export function RoomFor({ children }: RoomForProps) {
  return (
    <div className={css.room} aria-hidden inert>
      {children}
    </div>
  );
}
