import { useLayoutEffect, useRef, useState } from 'react';
import type { FormError } from './components/ErrorSummary/ErrorSummary.tsx';

interface Refused<Name> {
  readonly attempt: number;
  readonly names: readonly Name[];
}

/** Moves the focus to the errors after a failed attempt: to the one invalid field, or to a summary of several. */
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
    /** The ref with which a field's control registers itself. */
    controlOf: (name: string) => (control: HTMLElement | null) => {
      if (control === null) controls.current.delete(name);
      else controls.current.set(name, control);
    },
    /** The errors of the last attempt that still exist. */
    summaryOf: (errorOf: (name: Name) => FormError | undefined) => ({
      attempt: refused.attempt,
      errors: (isSummedUp ? refused.names : []).flatMap((name) => errorOf(name) ?? []),
    }),
  };
}
