import type { ReactNode } from 'react';
import * as css from './RoomFor.css.ts';

export interface RoomForProps {
  /** The piece that is about to come, with words about as long as its own. Nobody sees, hears or reaches it. */
  children: ReactNode;
}

/** Keeps the room of a piece that comes later than what is around it, so that nothing moves when it does. */
export function RoomFor({ children }: RoomForProps) {
  return (
    <div className={css.room} aria-hidden inert>
      {children}
    </div>
  );
}
