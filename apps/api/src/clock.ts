/** The one source of time. Everything that compares or stores a moment asks it, so that tests and drills can move it. */
export interface Clock {
  now(): Date;
  /** Seconds this clock is ahead of real time. */
  setOffset(seconds: number): void;
}

export function createClock(): Clock {
  let offsetMilliseconds = 0;
  return {
    now: () => new Date(Date.now() + offsetMilliseconds),
    setOffset(seconds) {
      offsetMilliseconds = seconds * 1000;
    },
  };
}
