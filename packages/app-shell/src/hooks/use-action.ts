import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface Action<I> {
  /** Starts the work, unless it is under way: a double click starts it once. */
  readonly run: (input: I) => void;
  readonly busy: boolean;
  /** The last failure of the work. It stays until the next run or `forgetError`. Null without a failure. */
  readonly error: unknown;
  readonly forgetError: () => void;
}

/**
 * Work that the user starts: sending, saving, paying. An unmounted screen gets no callback. State that must be stored
 * belongs in the work, and `onDone` serves the screen only.
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
