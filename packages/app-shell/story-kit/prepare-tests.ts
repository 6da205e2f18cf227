import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closeScreen } from './in-test.tsx';

/** A late test on a busy machine is not a failure. The timeout is longer than the default second. */
const PATIENCE_MILLISECONDS = 30_000;

const FIRST_ADDRESS = globalThis.location.href;

/**
 * For the set-up file of a workspace, which Vitest runs again for every test file. All files share the modules and the
 * document. A hook that a helper registers at its load works for the first file alone, so every such hook is here.
 * @param forget - Removes the data about the last person from the modules of an app.
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
    // The call fails if a test has left the page. Otherwise the next file would run elsewhere.
    history.replaceState(null, '', FIRST_ADDRESS);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
  });
}
