import { createPath, type Location, type Navigator, type To } from 'react-router';
import { isRecord } from '../browser/is-record.ts';

const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

/**
 * A navigator that writes the signed-in user into each history entry. A second press on the same link or button adds no
 * second entry, as with the links of a browser: one step back is then enough.
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
 * The location that a screen may see. The browser history outlives a session: through the back button, the next user of this
 * device must not get a worker whom the last user chose.
 */
export function withOwnState(location: Location, owner: string): Location {
  const entry: unknown = location.state;
  const state: unknown = isRecord(entry) && entry['owner'] === owner ? entry['state'] : null;
  return { ...location, state };
}
