import { fetchModule } from '@repo/ui/fetch-module';
import { session } from './session/session.ts';
import { keepGuestLanguage } from './language/guest-language.ts';
import { onThisPhone, type LanguageKeeper } from './language/language-keeper.ts';

const phone = onThisPhone(() => globalThis.localStorage);

const tellAccount = async () =>
  (await fetchModule(() => import('./api/account-language.ts'))).sendUnsentLanguage();

/** Stores the chosen language on this phone and, after the sign-in, in the account, because the SMS use it too. */
export const storedLanguage: LanguageKeeper = {
  read: () => phone.read(),
  write(language) {
    phone.write(language);
    if (!session.isSignedIn()) {
      keepGuestLanguage(language);
      return;
    }
    keepGuestLanguage(undefined);
    // The account already has its own language, to which the page has just changed.
    if (session.user()?.language === language) return;
    session.keepLanguage(language, true);
    tellAccount().catch(() => null);
  },
};
