import { useMemo } from 'react';
import { useLocation } from 'react-router';
import * as z from 'zod/mini';

/**
 * The router states that the screens of an app pass on, each with its schema. The state in the history survives a reload and
 * can come from any earlier version of the app. It is therefore parsed like other outside data.
 */
export function navigationStates<States extends Readonly<Record<string, z.core.$ZodType>>>(states: States) {
  function readState<K extends keyof States>(screen: K, state: unknown): z.output<States[K]> | undefined {
    const result = z.safeParse(states[screen], state);
    return result.success ? result.data : undefined;
  }
  /** The router state of the last screen, or `undefined` when it is missing or unreadable. */
  function useNavigationState<K extends keyof States>(screen: K): z.output<States[K]> | undefined {
    const location: { readonly state: unknown } = useLocation();
    const { state } = location;
    return useMemo(() => readState(screen, state), [screen, state]);
  }
  return { readState, useNavigationState };
}
