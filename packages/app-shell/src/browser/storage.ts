/**
 * The local storage of the browser. Some private windows and full disks refuse it: the same store then lives in memory, so
 * that the visit works and only a reload loses the data.
 */
export interface KeyValueStore {
  read(key: string): string | null;
  /** Returns false when the value is in memory only. */
  write(key: string, value: string): boolean;
  remove(key: string): void;
}

export function browserStore(storage: () => Storage): KeyValueStore {
  const memory = new Map<string, string>();
  return {
    read(key) {
      if (memory.has(key)) return memory.get(key) ?? null;
      return attempt(() => storage().getItem(key)) ?? null;
    },
    write(key, value) {
      const stored = attempt(() => {
        storage().setItem(key, value);
        return true;
      });
      if (stored === true) memory.delete(key);
      else memory.set(key, value);
      return stored === true;
    },
    remove(key) {
      memory.delete(key);
      attempt(() => storage().removeItem(key));
    },
  };
}

/** Parses stored JSON. Returns `undefined` for text that is cut off or from another program. */
export function parseJson(stored: string | null): unknown {
  return attempt((): unknown => JSON.parse(stored ?? ''));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // The storage is refused or full: the memory replaces it. An unreadable value counts as absent.
  }
  return;
}
