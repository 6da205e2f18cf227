/** Makes a value on first use and returns the same value afterwards. For values that are slow to make and pure. */
export function once<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}

/** The same for a promise: concurrent callers share one. A failed one is made again at the next call. */
export function onceResolved<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
