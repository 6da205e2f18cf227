/**
 * Holds the clock at a moment: what is shown, and compared, is the same on every day. Timers run on.
 * @returns Lets it go on.
 */
export function holdClock(moment: string): () => void {
  const running = globalThis.Date;
  const now = new running(moment).getTime();
  globalThis.Date = new Proxy(running, {
    construct(target, given: unknown[], newTarget) {
      const made: unknown = Reflect.construct(target, given.length === 0 ? [now] : given, newTarget);
      // Never so, but the compiler cannot know.
      if (!(made instanceof running)) throw new Error('A date could not be made');
      return made;
    },
    get: (target, name): unknown => (name === 'now' ? () => now : Reflect.get(target, name)),
  });
  return () => {
    globalThis.Date = running;
  };
}
