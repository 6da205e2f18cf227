import { employerStorageKeys, type EmployerStorageKey } from '@repo/domain/storage-keys';
import * as z from 'zod/mini';
import { createSessionCore } from '@repo/app-shell/session/session-core';
import { browserStore, parseJson, type KeyValueStore } from '@repo/app-shell/browser/storage';

const text = z.optional(z.nullable(z.string()));

/** The signed-in employer, with the fields of the profile form. An absent field never came from the account. */
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
  /** Fields that were saved on this device and have not reached the account yet. */
  unsent: z.optional(z.array(z.string())),
});
export type UserData = z.output<typeof userData>;

/** An e-mail address that the service accepts: a refused address would block a payment. */
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
  /** True for a worker without an earlier invitation: the app invites the worker instead of buying a check. */
  isNewWorker: z.optional(z.boolean()),
  /** The package that the employer chose before comparing all packages. */
  package_id: z.optional(z.nullable(z.number())),
});
export type PendingWorkerInvite = z.output<typeof pendingWorkerInvite>;

/** A sent and unpaid invitation: enough data to find the way back to it. */
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

  // The e-mail for receipts is that of the profile. Without an e-mail field in the profile, it stays.
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
    /** The address for receipts. Null unless the employer gave it. */
    email: () => store.read('userEmail') || null,
    /** Whether something is stored under the key, readable or not. */
    hasPendingWorkerInvite: () => store.read('pendingWorkerInvite') !== null,
    pendingWorkerInvite: () => readJson('pendingWorkerInvite', pendingWorkerInvite),
    pendingInvitation: () => readJson('pendingInvitation', pendingInvitation),

    /** Deletes all data of the last employer first. Writes the token last, because other tabs react to its change. */
    signIn(token: string, user: UserData) {
      removeAll();
      writeJson('userData', user);
      write('employerName', user.name);
      keepEmail(user);
      write('authToken', token);
      changed();
    },
    /** Stores the data of the signed-in employer. Returns false when the browser keeps it for this visit only. */
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
