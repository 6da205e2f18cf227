import { configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { closeScreen } from './in-test.tsx';

/** A test that is late on a busy machine is not wrong: it waits longer than the second that it would wait by itself. */
const PATIENCE_MILLISECONDS = 30_000;

const FIRST_ADDRESS = globalThis.location.href;

/**
 * For a room's set-up file, which Vitest reads anew for every test file. All files share the modules and the document. A hook that a
 * helper registers while it is loaded holds for the first file alone, so every such hook stands here.
 * @param forget - Takes away what the modules of an app remember of the last person.
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
    // It refuses where a test has left the page: the next file would run elsewhere.
    history.replaceState(null, '', FIRST_ADDRESS);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
  });
}
