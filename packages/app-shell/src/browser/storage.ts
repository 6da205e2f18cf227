/**
 * The browser's local storage; where it is forbidden (some private windows, full disks) the same in memory, so that a
 * visit still works and only a reload forgets.
 */
export interface KeyValueStore {
  read(key: string): string | null;
  /** False where it is kept in memory alone. */
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

/** What was stored as JSON; nothing where it was cut off or written by somebody else. */
export function parseJson(stored: string | null): unknown {
  return attempt((): unknown => JSON.parse(stored ?? ''));
}

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    // Storage that is forbidden or full: the memory above takes over. What cannot be read is as good as absent.
  }
  return;
}
