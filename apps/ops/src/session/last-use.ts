import { browserStore } from '@repo/app-shell/browser/storage';

const KEY = 'opsLastUse';
/** A write for every key would slow typing down. */
const COARSE_MILLISECONDS = 5_000;
const store = browserStore(() => globalThis.localStorage);

/** When somebody last used this site, in any tab, by the clock of this device. */
export const lastUse = {
  at: (): number => Number(store.read(KEY) ?? 0),
  keep: (): void => {
    const now = Date.now();
    if (now - lastUse.at() >= COARSE_MILLISECONDS) store.write(KEY, String(now));
  },
};
