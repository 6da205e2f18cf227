import type { Store } from './state/store.ts';

/** The time of the sandbox: real time plus its offset. */
export interface Clock {
  now(): Date;
  /** Sets the clock to `now`. */
  setTo(now: Date): void;
  /** Runs a function that moves another clock and then this one. Until it ends, the two differ. */
  whileMoving<T>(move: () => Promise<T>): Promise<T>;
  /** Resolves when no clock moves. Work before that would store a time that the other clock has already passed. */
  standsStill(): Promise<unknown>;
}

export function createClock(store: Store): Clock {
  const moves = new Set<Promise<unknown>>();
  return {
    now: () => new Date(Date.now() + store.state.clockOffsetMilliseconds),
    setTo(now) {
      store.state.clockOffsetMilliseconds = now.getTime() - Date.now();
      store.changed();
    },
    async whileMoving(move) {
      const moving = move();
      moves.add(moving);
      try {
        return await moving;
      } finally {
        moves.delete(moving);
      }
    },
    standsStill: () => Promise.allSettled(moves),
  };
}
