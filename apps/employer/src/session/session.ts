import { employerStorageKeys, type EmployerStorageKey } from '@repo/domain/storage-keys';
import * as z from 'zod/mini';
import { browserStore, parseJson, type KeyValueStore } from '@repo/app-shell/browser/storage';

const text = z.optional(z.nullable(z.string()));

/** Who is signed in, with what the profile form adds to it. A field that is absent was never heard of from the account. */
const userData = z.object({
  name: z.string(),
  phone: z.string(),
  location: text,
  email: text,
  company_name: text,
  industry: text,
  family_size: z.optional(z.nullable(z.number())),
  preferred_service_types: text,
  budget_range: text,
  availability_needs: text,
  special_requirements: text,
  emergency_contact: text,
  emergency_contact_phone: text,
  /** Fields that were saved here and have not reached the account yet. */
  unsent: z.optional(z.array(z.string())),
});
export type UserData = z.output<typeof userData>;

/** As the service takes it: an address that it refuses would stand in the way of a payment. */
const address = z.email();

/** A worker who is about to be invited from the package screen. */
const pendingWorkerInvite = z.object({
  name: z.string().check(z.minLength(1)),
  phone: z.string().check(z.minLength(1)),
  location: text,
  service_type: text,
  experience_years: z.optional(z.nullable(z.number())),
  email: text,
  message: text,
  /** Nobody has asked her before: she is invited, and not bought a check for. */
  isNewWorker: z.optional(z.boolean()),
  /** The package that was chosen before all of them were compared. */
  package_id: z.optional(z.nullable(z.number())),
});
export type PendingWorkerInvite = z.output<typeof pendingWorkerInvite>;

/** An invitation that was sent and not yet paid for: enough to find the way back to it. */
const pendingInvitation = z.object({
  workerId: z.string(),
  workerName: z.string(),
  packageId: z.number(),
});
export type PendingInvitation = z.output<typeof pendingInvitation>;

/** Where somebody was when her session expired. */
const returnAddress = z.object({
  person: z.string(),
  path: z.string(),
  state: z.unknown(),
  until: z.number(),
});
export type ReturnAddress = Pick<z.output<typeof returnAddress>, 'path' | 'state'>;
const RETURN_KEY = 'returnTo';
const RETURN_MILLISECONDS = 86_400_000;

/** Of 43: what is left is as hard to guess as before. */
const OWNER_CHARACTERS = 6;

export function createSession(store: KeyValueStore) {
  const listeners = new Set<() => void>();
  const expiryListeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };

  type Key = EmployerStorageKey | typeof RETURN_KEY;
  const write = (key: Key, value: string) => store.write(key, value);
  const removeAll = () => {
    for (const key of employerStorageKeys) store.remove(key);
  };
  const writeJson = (key: Key, value: unknown) => write(key, JSON.stringify(value));

  function readJson<S extends z.core.$ZodType>(key: Key, schema: S): z.output<S> | undefined {
    const result = z.safeParse(schema, parseJson(store.read(key)));
    return result.success ? result.data : undefined;
  }

  /** The receipt's address is that of the profile; what the profile does not say leaves it as it is. */
  function keepEmail({ email }: UserData): void {
    if (email === undefined) return;
    if (z.safeParse(address, email).success) write('userEmail', email ?? '');
    else store.remove('userEmail');
  }

  const user = () => readJson('userData', userData);
  const person = () => personOf(user()?.phone ?? '');

  return {
    token: () => store.read('authToken'),
    /** Tells one signed-in person from the next, without being of use to anybody: the end of the token. */
    owner: () => store.read('authToken')?.slice(-OWNER_CHARACTERS) ?? '',
    isSignedIn: () => Boolean(store.read('authToken')),
    user,
    /** Tells one account from another, whichever session it has; empty for nobody. The phone itself is not kept in it. */
    person,
    employerName: () => store.read('employerName'),
    /** Where a receipt may be sent; only known when the employer gave it. */
    email: () => store.read('userEmail') || null,
    /** Whether something is stored under the key, readable or not. */
    hasPendingWorkerInvite: () => store.read('pendingWorkerInvite') !== null,
    pendingWorkerInvite: () => readJson('pendingWorkerInvite', pendingWorkerInvite),
    pendingInvitation: () => readJson('pendingInvitation', pendingInvitation),

    /** Nothing of whoever was here before outlives it. The token comes last: other tabs look when it changes. */
    signIn(token: string, user: UserData) {
      removeAll();
      writeJson('userData', user);
      write('employerName', user.name);
      keepEmail(user);
      write('authToken', token);
      changed();
    },
    /** What is known of whoever is signed in. False where the browser keeps it no longer than this visit. */
    keepUser(user: UserData): boolean {
      write('employerName', user.name);
      keepEmail(user);
      return writeJson('userData', user);
    },
    /** Forgets everything of this person on this device: every key of the specification, and where she was. */
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
      writeJson(RETURN_KEY, { person: person(), path, state, until: Date.now() + RETURN_MILLISECONDS }),
    /** Where to go after signing in again: told once, within a day, and to the same person alone. */
    takeReturn(): ReturnAddress | undefined {
      const kept = readJson(RETURN_KEY, returnAddress);
      store.remove(RETURN_KEY);
      return kept?.person === person() && kept.until > Date.now() ? kept : undefined;
    },
    keepWorkerInvite: (invite: PendingWorkerInvite) => writeJson('pendingWorkerInvite', invite),
    dropWorkerInvite: () => store.remove('pendingWorkerInvite'),
    keepInvitation: (invitation: PendingInvitation) => writeJson('pendingInvitation', invitation),
    dropInvitation: () => store.remove('pendingInvitation'),

    /**
     * Calls back when somebody signs in or out, in this tab or in another one, and when the browser brings back a page
     * that it had put aside: who was signed in then may be gone.
     */
    subscribe: (listener: () => void) => {
      const otherTab = (event: StorageEvent) => {
        if (event.key === null || event.key === 'authToken') listener();
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

export const session = createSession(browserStore(() => globalThis.localStorage));
