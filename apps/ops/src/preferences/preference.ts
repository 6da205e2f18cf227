import { createPreference } from '@repo/app-shell/browser/preference';
import { browserStore } from '@repo/app-shell/browser/storage';
import * as z from 'zod/mini';

export { usePreference } from '@repo/app-shell/browser/preference';

const store = browserStore(() => globalThis.localStorage);

/** Whether single keys press the controls of a page. */
export const singleKeys = createPreference(store, 'opsSingleKeys', z.boolean(), true);

export const optionalColumns = ['package', 'since', 'holder'] as const;
export type OptionalColumn = (typeof optionalColumns)[number];

/** The columns of the lists of work that the member does not want to see. */
export const hiddenColumns = createPreference(
  store,
  'opsHiddenColumns',
  z.readonly(z.array(z.enum(optionalColumns))),
  [],
);
