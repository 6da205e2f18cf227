import { useLayoutEffect, useRef, useState } from 'react';
import type { FormError } from './components/ErrorSummary/ErrorSummary.tsx';

interface Refused<Name> {
  readonly attempt: number;
  readonly names: readonly Name[];
}

/** Leads to what is wrong after an attempt that failed: to the one wrong field, or to a summary of several. */
export function useFocusFirstError<Name extends string>(isLong: boolean) {
  const [refused, setRefused] = useState<Refused<Name>>({ attempt: 0, names: [] });
  const controls = useRef(new Map<string, HTMLElement>());
  const isSummedUp = isLong || refused.names.length > 1;

  useLayoutEffect(() => {
    const [first] = refused.names;
    if (first !== undefined && !isSummedUp) controls.current.get(first)?.focus();
  }, [refused, isSummedUp]);

  return {
    focusFirst: (names: readonly Name[]) => setRefused(({ attempt }) => ({ attempt: attempt + 1, names })),
    /** Where a field's control tells that it is there. */
    controlOf: (name: string) => (control: HTMLElement | null) => {
      if (control === null) controls.current.delete(name);
      else controls.current.set(name, control);
    },
    /** What the last attempt failed with and still stands. */
    summaryOf: (errorOf: (name: Name) => FormError | undefined) => ({
      attempt: refused.attempt,
      errors: (isSummedUp ? refused.names : []).flatMap((name) => errorOf(name) ?? []),
    }),
  };
}
