import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Action<I> {
  /** Starts the work, unless it is under way: a double click starts it once. */
  readonly run: (input: I) => void;
  readonly busy: boolean;
  /** What the work last failed with, until it is run again or forgotten; null while nothing is wrong. */
  readonly error: unknown;
  readonly forgetError: () => void;
}

/**
 * Work that a person starts: sending, saving, paying. A screen that was left is told nothing any more, so whatever has to
 * be written down belongs into the work; `onDone` is for the screen alone.
 */
export function useAction<I = undefined, O = void>(
  work: (input: I) => Promise<O>,
  onDone: (outcome: O, input: I) => void,
  onFailed?: (error: unknown) => void,
): Action<I> {
  const underWay = useRef(false);
  const here = useRef(true);
  const latest = useRef({ work, onDone, onFailed });
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  useLayoutEffect(() => {
    latest.current = { work, onDone, onFailed };
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const perform = useCallback(async (input: I) => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    setError(null);
    try {
      const outcome = await latest.current.work(input);
      if (here.current) latest.current.onDone(outcome, input);
    } catch (failure) {
      if (here.current) {
        setError(failure);
        latest.current.onFailed?.(failure);
      }
    } finally {
      underWay.current = false;
      if (here.current) setBusy(false);
    }
  }, []);

  return {
    run: useCallback((input: I) => void perform(input), [perform]),
    busy,
    error,
    forgetError: useCallback(() => setError(null), []),
  };
}
