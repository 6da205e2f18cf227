import { browserStore } from '../browser/storage.ts';

const KEY = 'codeWait';
const store = browserStore(() => globalThis.sessionStorage);

/**
 * When another code may be asked for, by this device's clock: the service counts from the message, so a page that is loaded
 * again goes on counting. A moment and nothing else, in this tab alone.
 */
export const codeWait = {
  /** A code was sent, or refused for as long. */
  begin(seconds: number): number {
    const until = Date.now() + seconds * 1000;
    store.write(KEY, String(until));
    return until;
  },
  /** Undefined where no code was sent from here. */
  until(): number | undefined {
    const until = Number(store.read(KEY));
    return until > 0 ? until : undefined;
  },
  forget: (): void => store.remove(KEY),
};
