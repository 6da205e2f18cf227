import { isRecord } from '../browser/is-record.ts';
import { parseJson, type KeyValueStore } from '../browser/storage.ts';

/** The place of the user when the session expired. */
export interface ReturnAddress {
  readonly path: string;
  readonly state: unknown;
}
const RETURN_KEY = 'returnTo';
const RETURN_MILLISECONDS = 86_400_000;
/** An unknown user signs in at once, or never. The next user of a shared phone must not find the address. */
const UNKNOWN_RETURN_MILLISECONDS = 1_800_000;
/** Stands for the unknown user. No hash of a phone contains this character. */
const UNKNOWN = '*';

/** 6 of the 43 characters of the token. The rest is as hard to guess as before. */
const OWNER_CHARACTERS = 6;

interface Kept {
  readonly store: KeyValueStore;
  /** The storage key of the token. */
  readonly tokenKey: string;
  /** The phone of the known user. Empty without a user. */
  readonly phone: () => string;
  /** Deletes all data of the user that this app stores. */
  readonly removeAll: () => void;
}

/** The common part of the sessions of all apps: the user, the change listeners, and the return after an expiry. */
export function createSessionCore({ store, tokenKey, phone, removeAll }: Kept) {
  const listeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const person = () => personOf(phone());
  const keep = (whose: string, { path, state }: ReturnAddress, milliseconds: number) =>
    store.write(RETURN_KEY, JSON.stringify({ person: whose, path, state, until: Date.now() + milliseconds }));

  return {
    token: () => store.read(tokenKey),
    /** The end of the token. It identifies the signed-in user and is useless to an attacker. */
    owner: () => store.read(tokenKey)?.slice(-OWNER_CHARACTERS) ?? '',
    /** Identifies the account across sessions. Empty without a user. It does not contain the phone. */
    person,
    changed,
    /** Deletes all data of this user on this device, and the return address. */
    clear() {
      removeAll();
      store.remove(RETURN_KEY);
      changed();
    },
    /** Expires a session that no user ended. The expiry listeners store their data for the next session first. */
    expire() {
      // Several answers can report the expiry, one after the other.
      if (person() !== '') for (const listener of [...expiryListeners].toReversed()) listener();
      removeAll();
      changed();
    },
    /** Calls the listener before the session expires, while its user is still known. The latest listener runs first. */
    onExpiry: (listener: () => void) => {
      expiryListeners.add(listener);
      return () => {
        expiryListeners.delete(listener);
      };
    },
    keepReturn: (path: string, state: unknown) => keep(person(), { path, state }, RETURN_MILLISECONDS),
    /**
     * Stores the return address of a user whom this browser does not know. The next sign-in within half an hour takes it,
     * whoever signs in: the service must refuse what is not theirs.
     */
    keepReturnOfUnknown: (path: string) => keep(UNKNOWN, { path, state: null }, UNKNOWN_RETURN_MILLISECONDS),
    /** The return address after the next sign-in. It is valid once, for a limited time, and for its user only. */
    takeReturn(): ReturnAddress | undefined {
      const kept = parseJson(store.read(RETURN_KEY));
      store.remove(RETURN_KEY);
      if (!isRecord(kept) || !(Number(kept['until']) > Date.now())) return;
      if (kept['person'] !== UNKNOWN && kept['person'] !== person()) return;
      const { path, state } = kept;
      return typeof path === 'string' ? { path, state } : undefined;
    },
    /**
     * Calls the listener when a user signs in or out, in this tab or another. It also calls it when the browser restores
     * a page from its cache, because the user of that page may be signed out.
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

/** Short on purpose: the hash outlives a session and must not reveal the user. Many numbers have the same hash. */
function personOf(phone: string): string {
  let hash = 0;
  for (const character of phone) hash = (hash * HASH_FACTOR + character.charCodeAt(0)) % HASH_SIZE;
  return phone && hash.toString(HASH_FACTOR);
}
