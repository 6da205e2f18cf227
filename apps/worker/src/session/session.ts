import { browserStore, parseJson, type KeyValueStore } from '@repo/app-shell/browser/storage';
import { createSessionCore } from '@repo/app-shell/session/session-core';
import { workerStorageKeys } from '@repo/domain/storage-keys';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-language';
import * as z from 'zod/mini';

const text = z.optional(z.nullable(z.string()));
const flag = z.optional(z.nullable(z.boolean()));

/**
 * What this phone keeps of her: enough to greet her and to know where she belongs. Her ID's number, her birthday and whom to
 * call in an emergency stay on the service: phones are lent and lost.
 */
const workerData = z.object({
  id: z.string(),
  phone: z.string(),
  name: text,
  profile_photo: text,
  service_type: text,
  smile_status: text,
  smileIdVerified: flag,
  verification_status: text,
  identity_verified: flag,
  verification_completed: flag,
  trust_score: z.optional(z.nullable(z.number())),
  language: z.enum(workerLanguages),
  /** A language that was chosen here and has not reached the account. */
  isLanguageUnsent: z.optional(z.boolean()),
});
export type WorkerData = z.output<typeof workerData>;

export function createSession(store: KeyValueStore) {
  const user = (): WorkerData | undefined =>
    z.safeParse(workerData, parseJson(store.read('workerData'))).data;
  const keep = (data: WorkerData) => store.write('workerData', JSON.stringify(z.parse(workerData, data)));
  const removeAll = () => {
    for (const key of workerStorageKeys) store.remove(key);
  };
  const { changed, ...core } = createSessionCore({
    store,
    tokenKey: 'workerToken',
    phone: () => user()?.phone ?? '',
    removeAll,
  });
  return {
    ...core,
    user,
    /** A token without a worker, or the other way round, is nobody. */
    isSignedIn: () => Boolean(store.read('workerToken')) && user() !== undefined,
    /** Nothing of whoever was here before outlives it. The token comes last: other tabs look when it changes. */
    signIn(token: string, data: WorkerData) {
      removeAll();
      keep(data);
      store.write('workerToken', token);
      changed();
    },
    /** The account's word on her. A language that is on its way there stands. */
    keepUser(record: WorkerData) {
      const before = user();
      const isUnsent = before?.isLanguageUnsent === true;
      keep({ ...record, ...(isUnsent && { language: before.language, isLanguageUnsent: true }) });
      changed();
    },
    /** The language that she chose on this phone; `false` once the account has it. */
    keepLanguage(language: WorkerLanguage, isUnsent: boolean) {
      const before = user();
      if (before === undefined) return;
      keep({ ...before, language, isLanguageUnsent: isUnsent });
      changed();
    },
  };
}

export const session = createSession(browserStore(() => globalThis.localStorage));
