/** All delayed work, so that closing the sandbox stops it. */
export interface Timers {
  after(milliseconds: number, action: () => void): void;
  /** Aborts when the sandbox closes. */
  readonly closing: AbortSignal;
  close(): void;
}

export function createTimers(): Timers {
  const running = new Set<NodeJS.Timeout>();
  const closing = new AbortController();
  return {
    after(milliseconds, action) {
      if (closing.signal.aborted) return;
      const timer = setTimeout(() => {
        running.delete(timer);
        action();
      }, milliseconds);
      running.add(timer);
    },
    closing: closing.signal,
    close() {
      closing.abort();
      for (const timer of running) clearTimeout(timer);
      running.clear();
    },
  };
}
