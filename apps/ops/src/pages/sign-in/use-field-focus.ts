import { useEffect } from 'react';

/** A step with a field begins in it, also one that is no code by SMS. It comes after `useScreen`, as `useCodeFocus` does. */
export function useFieldFocus(): void {
  useEffect(() => {
    document.querySelector<HTMLInputElement>('main input')?.focus({ preventScroll: true });
  }, []);
}
