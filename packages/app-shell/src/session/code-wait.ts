import { CODE_RESEND_SECONDS } from '@repo/domain/timers';
import { browserStore } from '../browser/storage.ts';

const KEY = 'codeWait';
const store = browserStore(() => globalThis.sessionStorage);

/** The phone of the latest code, in memory only: a stored number would wait for the next user of the device. */
let sentTo: string | undefined;
/** Since when the service refuses another code. Some screens offer one sooner. */
let sentAt = 0;

/**
 * The time when the user may request another code, by the clock of this device. The service counts from the message, so the
 * count survives a reload. The tab stores the time and nothing else.
 */
export const codeWait = {
  /**
   * Starts the wait after a sent code, or after a refusal with a wait.
   * @param phone - To whom it went, where that is not the phone of the code before.
   */
  begin(seconds: number, phone = sentTo): number {
    sentTo = phone;
    sentAt = Date.now();
    const until = sentAt + seconds * 1000;
    store.write(KEY, String(until));
    return until;
  },
  /** Undefined when this tab sent no code. */
  until(): number | undefined {
    const until = Number(store.read(KEY));
    return until > 0 ? until : undefined;
  },
  /** Whether the latest code went to this phone a moment ago: another one would be refused, and this one still counts. */
  isFor: (phone: string): boolean => phone === sentTo && Date.now() < sentAt + CODE_RESEND_SECONDS * 1000,
  /** The code was accepted, and is good for nothing more. */
  forget(): void {
    sentTo = undefined;
    store.remove(KEY);
  },
};
