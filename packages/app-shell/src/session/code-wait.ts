import { browserStore } from '../browser/storage.ts';

const KEY = 'codeWait';
const store = browserStore(() => globalThis.sessionStorage);

/**
 * The time when the user may request another code, by the clock of this device. The service counts from the message, so the
 * count survives a reload. The tab stores the time and nothing else.
 */
export const codeWait = {
  /** Starts the wait after a sent code, or after a refusal with a wait. */
  begin(seconds: number): number {
    const until = Date.now() + seconds * 1000;
    store.write(KEY, String(until));
    return until;
  },
  /** Undefined when this tab sent no code. */
  until(): number | undefined {
    const until = Number(store.read(KEY));
    return until > 0 ? until : undefined;
  },
  forget: (): void => store.remove(KEY),
};
