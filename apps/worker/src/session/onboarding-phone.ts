import { browserStore } from '@repo/app-shell/browser/storage';

const KEY = 'onboardingPhone';
const store = browserStore(() => globalThis.sessionStorage);

/** The digits of a phone that is not verified yet, for a page that is loaded again: in this tab alone, until they are. */
export const onboardingPhone = {
  keep: (digits: string): void => {
    store.write(KEY, digits);
  },
  read: (): string => (store.read(KEY) ?? '').replaceAll(/\D/g, '').slice(0, 9),
  forget: (): void => store.remove(KEY),
};
