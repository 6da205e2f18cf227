import { createPath, type Location, type Navigator, type To } from 'react-router';
import { isRecord } from '../browser/is-record.ts';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * A navigator that writes into each history entry who was signed in when one screen handed it to the next. Pressed twice, a
 * link or button leads somewhere once, as a browser's own links do: one step back is enough then.
 */
export function stampingNavigator(
  navigator: Navigator,
  owner: () => string,
  here: () => Location,
): Navigator {
  const stamp = (state: unknown) => ({ owner: owner(), state });
  const isHere = (to: To, state: unknown) =>
    addressOf(to) === addressOf(here()) && JSON.stringify(state) === JSON.stringify(here().state);
  return {
    ...navigator,
    push: (to, state, options) => {
      const stamped = stamp(state);
      if (isHere(to, stamped)) navigator.replace(to, stamped, options);
      else navigator.push(to, stamped, options);
    },
    replace: (to, state, options) => navigator.replace(to, stamp(state), options),
  };
}

/**
 * The location as its screen may see it. The browser's history outlives a session: going back, the next person on this device
 * must not be handed a worker whom the last one chose.
 */
export function withOwnState(location: Location, owner: string): Location {
  const entry: unknown = location.state;
  const state: unknown = isRecord(entry) && entry['owner'] === owner ? entry['state'] : null;
  return { ...location, state };
}
