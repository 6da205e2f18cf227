import { isRecord } from '../browser/is-record.ts';
import { parseJson, type KeyValueStore } from '../browser/storage.ts';

/** Where somebody was when her session expired. */
export interface ReturnAddress {
  readonly path: string;
  readonly state: unknown;
}
const RETURN_KEY = 'returnTo';
const RETURN_MILLISECONDS = 86_400_000;

/** Of 43: what is left is as hard to guess as before. */
const OWNER_CHARACTERS = 6;

interface Kept {
  readonly store: KeyValueStore;
  /** Where this app keeps its token. */
  readonly tokenKey: string;
  /** The phone of whoever is known here; empty for nobody. */
  readonly phone: () => string;
  /** Takes away all that this app keeps of her. */
  readonly removeAll: () => void;
}

/** What is the same about every app's session: who it is, who is told of changes, and the way back into an expired one. */
export function createSessionCore({ store, tokenKey, phone, removeAll }: Kept) {
  const listeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const person = () => personOf(phone());

  return {
    token: () => store.read(tokenKey),
    /** Tells one signed-in person from the next, without being of use to anybody: the end of the token. */
    owner: () => store.read(tokenKey)?.slice(-OWNER_CHARACTERS) ?? '',
    /** Tells one account from another, whichever session it has; empty for nobody. The phone itself is not kept in it. */
    person,
    changed,
    /** Forgets everything of this person on this device, and where she was. */
    clear() {
      removeAll();
      store.remove(RETURN_KEY);
      changed();
    },
    /** A session that is over without anybody having ended it: whoever has something to keep for the next one keeps it first. */
    expire() {
      // The answers to several calls say so, one after the other.
      if (person() !== '') for (const listener of [...expiryListeners].toReversed()) listener();
      removeAll();
      changed();
    },
    /** Calls back when the session is about to expire here, while it is still known whose it is; who came last is told first. */
    onExpiry: (listener: () => void) => {
      expiryListeners.add(listener);
      return () => {
        expiryListeners.delete(listener);
      };
    },
    keepReturn: (path: string, state: unknown) =>
      store.write(
        RETURN_KEY,
        JSON.stringify({ person: person(), path, state, until: Date.now() + RETURN_MILLISECONDS }),
      ),
    /** Where to go after signing in again: told once, within a day, and to the same person alone. */
    takeReturn(): ReturnAddress | undefined {
      const kept = parseJson(store.read(RETURN_KEY));
      store.remove(RETURN_KEY);
      if (!isRecord(kept) || kept['person'] !== person() || !(Number(kept['until']) > Date.now())) return;
      const { path, state } = kept;
      return typeof path === 'string' ? { path, state } : undefined;
    },
    /**
     * Calls back when somebody signs in or out, in this tab or in another one, and when the browser brings back a page
     * that it had put aside: who was signed in then may be gone.
     */
    subscribe: (listener: () => void) => {
      const otherTab = (event: StorageEvent) => {
        if (event.key === null || event.key === tokenKey) listener();
      };
      listeners.add(listener);
      globalThis.addEventListener('storage', otherTab);
      globalThis.addEventListener('pageshow', listener);
      return () => {
        listeners.delete(listener);
        globalThis.removeEventListener('storage', otherTab);
        globalThis.removeEventListener('pageshow', listener);
      };
    },
  };
}

const HASH_FACTOR = 31;
const HASH_SIZE = 2 ** 32;

/** Short on purpose: what outlives a session says nothing of whose it was, and many numbers come to the same. */
function personOf(phone: string): string {
  let hash = 0;
  for (const character of phone) hash = (hash * HASH_FACTOR + character.charCodeAt(0)) % HASH_SIZE;
  return phone && hash.toString(HASH_FACTOR);
}
