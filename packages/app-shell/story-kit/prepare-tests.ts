import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closeScreen } from './in-test.tsx';

/** A slow test on a busy machine is not wrong: queries wait longer than their default of one second. */
const PATIENCE_MILLISECONDS = 30_000;

const FIRST_ADDRESS = globalThis.location.href;

/**
 * For the set-up file of a workspace, which Vitest runs for every test file. All files share the modules and the document. A
 * hook that a helper registers at import time would apply to the first file only, so every such hook is here.
 * @param forget - Deletes the data of the last user from the modules of an app.
 */
export function prepareTests(forget: () => void): void {
  configure({ asyncUtilTimeout: PATIENCE_MILLISECONDS });
  afterEach(closeScreen);
  afterAll(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    forget();
    localStorage.clear();
    sessionStorage.clear();
    // The browser refuses this call where a test has left the page: the next file would then run elsewhere.
    history.replaceState(null, '', FIRST_ADDRESS);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
  });
}
