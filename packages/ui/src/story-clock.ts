/** The device's clock. No story runs while this file loads, so it is the running one. */
const Running = globalThis.Date;

/** The moment at which the clock stands still, in milliseconds. Undefined while it runs. */
let moment: number | undefined;

/** The clock that a story sees. Code that keeps it after the story ended gets the running time. */
const Held = new Proxy(Running, {
  construct(target, given: unknown[], newTarget) {
    const made: unknown = Reflect.construct(
      target,
      given.length === 0 ? [moment ?? target.now()] : given,
      newTarget,
    );
    // The compiler cannot know that a constructor of dates makes a date.
    if (!(made instanceof target)) throw new Error('A date could not be made');
    return made;
  },
  get: (target, name): unknown => (name === 'now' ? () => moment ?? target.now() : Reflect.get(target, name)),
  set: () => false,
});

/** Stops the clock at a moment: a story shows the same on every day. Timers still run. */
export function holdClock(at: string): void {
  moment = new Running(at).getTime();
  globalThis.Date = Held;
}

/** Moves the stopped clock on at once. A countdown sees it at its next tick. */
export function passTime(seconds: number): void {
  if (moment === undefined) throw new Error('The clock runs: give the story the parameter `clock`');
  moment += seconds * 1000;
}

/** Ends a story's clock. The test runner distinguishes its own files by the time: it must never see a stopped clock. */
export function releaseClock(): void {
  moment = undefined;
  globalThis.Date = Running;
}
