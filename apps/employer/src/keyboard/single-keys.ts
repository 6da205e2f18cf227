import { createPreference } from '@repo/app-shell/browser/preference';
import { browserStore } from '@repo/app-shell/browser/storage';
import * as z from 'zod/mini';

const store = browserStore(() => globalThis.localStorage);

/** Whether a single key moves the focus. Somebody who speaks to her computer presses such keys by accident. */
export const singleKeys = createPreference(store, 'singleKeys', z.boolean(), true);
