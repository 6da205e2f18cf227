import type { Location, Navigator } from 'react-router';
import * as z from 'zod/mini';

const stamped = z.object({ owner: z.string(), state: z.unknown() });

/** A navigator that writes into each history entry who was signed in when one screen handed it to the next. */
export function stampingNavigator(navigator: Navigator, owner: () => string): Navigator {
  const stamp = (state: unknown) => ({ owner: owner(), state });
  return {
    ...navigator,
    push: (to, state, options) => navigator.push(to, stamp(state), options),
    replace: (to, state, options) => navigator.replace(to, stamp(state), options),
  };
}

/**
 * The location as its screen may see it. The browser's history outlives a session: going back, the next person on this device
 * must not be handed a worker whom the last one chose.
 */
export function withOwnState(location: Location, owner: string): Location {
  const entry = z.safeParse(stamped, location.state);
  const state: unknown = entry.success && entry.data.owner === owner ? entry.data.state : null;
  return { ...location, state };
}
