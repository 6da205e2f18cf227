import { isRecord } from '@repo/app-shell/browser/is-record';
import { browserStore, parseJson, type KeyValueStore } from '@repo/app-shell/browser/storage';
import { createSessionCore } from '@repo/app-shell/session/session-core';
import { workerStorageKeys } from '@repo/domain/storage-keys';
import { workerLanguages, type WorkerLanguage } from '@repo/domain/worker-language';

/**
 * The stored data of the worker: enough for the greeting and the redirects. The ID number, the birthday and the emergency
 * contact stay on the service, because phones are lent and lost.
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
  /** A language that was chosen on this phone and has not reached the account. */
  readonly isLanguageUnsent?: boolean;
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);

/** Parsed by hand, because the first screen needs it. The parser of the other data would add 4 KB to that screen. */
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
    /** A token without a worker, or a worker without a token, is no session. */
    isSignedIn: () => Boolean(store.read('workerToken')) && user() !== undefined,
    /** Deletes all data of the last worker first. Writes the token last, because other tabs react to its change. */
    signIn(token: string, data: WorkerData) {
      removeAll();
      keep(data);
      store.write('workerToken', token);
      changed();
    },
    /** Stores the record of the account. An unsent language takes precedence. */
    keepUser(record: WorkerData) {
      const before = user();
      const isUnsent = before?.isLanguageUnsent === true;
      keep({ ...record, ...(isUnsent && { language: before.language, isLanguageUnsent: true }) });
      changed();
    },
    /** The language that the worker chose on this phone. `isUnsent` is false after the account has it. */
    keepLanguage(language: WorkerLanguage, isUnsent: boolean) {
      const before = user();
      if (before === undefined) return;
      keep({ ...before, language, isLanguageUnsent: isUnsent });
      changed();
    },
  };
}

export const session = createSession(browserStore(() => globalThis.localStorage));
