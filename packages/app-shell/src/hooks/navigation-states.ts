import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

/**
 * What the screens of an app hand to one another in the history's state, each by its schema. It comes back after a reload and
 * from any earlier version of the app, so it is parsed like everything else that comes from outside.
 */
export function navigationStates<States extends Readonly<Record<string, z.core.$ZodType>>>(states: States) {
  function readState<K extends keyof States>(screen: K, state: unknown): z.output<States[K]> | undefined {
    const result = z.safeParse(states[screen], state);
    return result.success ? result.data : undefined;
  }
  /** The state that the last screen handed over, or `undefined` when there is none that can be read. */
  function useNavigationState<K extends keyof States>(screen: K): z.output<States[K]> | undefined {
    const location: { readonly state: unknown } = useLocation();
    const { state } = location;
    return useMemo(() => readState(screen, state), [screen, state]);
  }
  return { readState, useNavigationState };
}
