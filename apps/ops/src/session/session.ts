import { browserStore, type KeyValueStore } from '@repo/app-shell/browser/storage';
import { createSessionCore } from '@repo/app-shell/session/session-core';
import { opsStorageKeys } from '@repo/domain/storage-keys';

/** The signed-in member of the team: her token, and her phone, which brings her back to her screen after an expiry. */
export function createSession(store: KeyValueStore) {
  const removeAll = () => {
    for (const key of opsStorageKeys) store.remove(key);
  };
  const { changed, ...core } = createSessionCore({
    store,
    tokenKey: 'opsToken',
    phone: () => store.read('opsPhone') ?? '',
    removeAll,
  });
  return {
    ...core,
    isSignedIn: () => Boolean(store.read('opsToken')),
    /** Deletes the data of the last member first. Writes the token last, because other tabs react to its change. */
    signIn(token: string, phone: string) {
      removeAll();
      store.write('opsPhone', phone);
      store.write('opsToken', token);
      changed();
    },
  };
}

export const session = createSession(browserStore(() => globalThis.localStorage));
