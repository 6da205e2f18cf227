import { employerStorageKeys, type EmployerStorageKey } from '@repo/domain/storage-keys';
import * as z from 'zod/mini';
import { createSessionCore } from '@repo/app-shell/session/session-core';
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

export function createSession(store: KeyValueStore) {
  const write = (key: EmployerStorageKey, value: string) => store.write(key, value);
  const removeAll = () => {
    for (const key of employerStorageKeys) store.remove(key);
  };
  const writeJson = (key: EmployerStorageKey, value: unknown) => write(key, JSON.stringify(value));

  function readJson<S extends z.core.$ZodType>(key: EmployerStorageKey, schema: S): z.output<S> | undefined {
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
  const { changed, ...core } = createSessionCore({
    store,
    tokenKey: 'authToken',
    phone: () => user()?.phone ?? '',
    removeAll,
  });

  return {
    ...core,
    isSignedIn: () => Boolean(store.read('authToken')),
    user,
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
    keepWorkerInvite: (invite: PendingWorkerInvite) => writeJson('pendingWorkerInvite', invite),
    dropWorkerInvite: () => store.remove('pendingWorkerInvite'),
    keepInvitation: (invitation: PendingInvitation) => writeJson('pendingInvitation', invitation),
    dropInvitation: () => store.remove('pendingInvitation'),
  };
}

export const session = createSession(browserStore(() => globalThis.localStorage));
