import type { Store } from './state/store.ts';

/** The sandbox's time: real time plus what it was moved by. */
export interface Clock {
  now(): Date;
  /** Sets the clock so that it shows `now` at this moment. */
  setTo(now: Date): void;
  /** Runs what moves another clock and then this one: until it is over, the two are apart. */
  whileMoving<T>(move: () => Promise<T>): Promise<T>;
  /** Resolves once nothing moves: what is done before that would bear a time that the other clock has left behind. */
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
