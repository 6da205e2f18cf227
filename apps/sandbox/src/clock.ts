import type { Store } from './state/store.ts';

/** The sandbox's time: real time plus what it was moved by. */
export interface Clock {
  now(): Date;
  /** Sets the clock so that it shows `now` at this moment. */
  setTo(now: Date): void;
}

export function createClock(store: Store): Clock {
  return {
    now: () => new Date(Date.now() + store.state.clockOffsetMilliseconds),
    setTo(now) {
      store.state.clockOffsetMilliseconds = now.getTime() - Date.now();
      store.changed();
    },
  };
}
