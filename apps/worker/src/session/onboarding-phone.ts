import { browserStore } from '@repo/app-shell/browser/storage';

const KEY = 'onboardingPhone';
const store = browserStore(() => globalThis.sessionStorage);

/** The digits of an unverified phone, for a reload. This tab alone stores them, until the phone is verified. */
export const onboardingPhone = {
  keep: (digits: string): void => {
    store.write(KEY, digits);
  },
  read: (): string => (store.read(KEY) ?? '').replaceAll(/\D/g, '').slice(0, 9),
  forget: (): void => store.remove(KEY),
};
