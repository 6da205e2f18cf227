import { isRecord } from '@repo/app-shell/browser/is-record';
import { browserStore, parseJson, type KeyValueStore } from '@repo/app-shell/browser/storage';
import { createSessionCore } from '@repo/app-shell/session/session-core';
import { workerStorageKeys } from '@repo/domain/storage-keys';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-language';

/**
 * What this phone keeps of her: enough to greet her and to know where she belongs. Her ID's number, her birthday and whom to
 * call in an emergency stay on the service: phones are lent and lost.
 */
export interface WorkerData {
  readonly id: string;
  readonly phone: string;
  readonly name: string | null;
  readonly profile_photo: string | null;
  readonly service_type: string | null;
  readonly smile_status: string | null;
  readonly smileIdVerified: boolean;
  readonly verification_status: string | null;
  readonly identity_verified: boolean;
  readonly verification_completed: boolean;
  readonly language: WorkerLanguage;
  /** A language that was chosen here and has not reached the account. */
  readonly isLanguageUnsent?: boolean;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

/** By hand, because the first screen asks who is here: what reads everything else is 4 KB that it does without. */
function readWorker(stored: unknown): WorkerData | undefined {
  if (!isRecord(stored)) return undefined;
  const { id, phone, isLanguageUnsent } = stored;
  const language = workerLanguages.find((each) => each === stored['language']);
  if (typeof id !== 'string' || typeof phone !== 'string' || language === undefined) return undefined;
  return {
    id,
    phone,
    name: textIn(stored['name']),
    profile_photo: textIn(stored['profile_photo']),
    service_type: textIn(stored['service_type']),
    smile_status: textIn(stored['smile_status']),
    smileIdVerified: stored['smileIdVerified'] === true,
    verification_status: textIn(stored['verification_status']),
    identity_verified: stored['identity_verified'] === true,
    verification_completed: stored['verification_completed'] === true,
    language,
    ...(isLanguageUnsent === true && { isLanguageUnsent }),
  };
}

export function createSession(store: KeyValueStore) {
  const user = () => readWorker(parseJson(store.read('workerData')));
  const keep = (data: WorkerData) => store.write('workerData', JSON.stringify(readWorker(data)));
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
