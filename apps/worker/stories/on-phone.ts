import { vi } from 'vitest';

/** A test without a browser has the window of a desk. With this, no query for a wider window or for a mouse matches. */
export const onPhone = () =>
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
