/**
 * The only source of time. All code that compares or stores a moment uses it, so that tests and drills can
 * move it.
 */
export interface Clock {
  now(): Date;
  /** The time outside, for what a person's own phone computes. Only the sandbox moves this clock away from it. */
  unmoved(): Date;
  /** Seconds that this clock is ahead of real time. */
  setOffset(seconds: number): void;
}

export function createClock(): Clock {
  let offsetMilliseconds = 0;
  return {
    now: () => new Date(Date.now() + offsetMilliseconds),
    unmoved: () => new Date(),
    setOffset(seconds) {
      offsetMilliseconds = seconds * 1000;
    },
  };
}
