import { browserStore } from '@repo/app-shell/browser/storage';

const KEY = 'opsLastUse';
/** A write for every key would slow typing down. */
const COARSE_MILLISECONDS = 5_000;
const store = browserStore(() => globalThis.localStorage);

/** When somebody last used this site, in any tab, by the clock of this device. */
export const lastUse = {
  at: (): number => {
    const at = Number(store.read(KEY));
    // A number that nobody wrote here, or of a clock that was set back, would end no session.
    return at <= Date.now() ? at : 0;
  },
  keep: (): void => {
    const now = Date.now();
    if (now - lastUse.at() >= COARSE_MILLISECONDS) store.write(KEY, String(now));
  },
};
