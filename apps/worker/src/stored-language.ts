import { fetchModule } from '@repo/ui/fetch-module';
import { session } from './session/session.ts';
import { keepGuestLanguage } from './language/guest-language.ts';
import { onThisPhone, type LanguageKeeper } from './language/language-keeper.ts';

const phone = onThisPhone(() => globalThis.localStorage);

const tellAccount = async () =>
  (await fetchModule(() => import('./api/account-language.ts'))).sendUnsentLanguage();

/** What she chooses is remembered by this phone and, while she is signed in, by her account: her SMS speak it too. */
export const storedLanguage: LanguageKeeper = {
  read: () => phone.read(),
  write(language) {
    phone.write(language);
    if (!session.isSignedIn()) {
      keepGuestLanguage(language);
      return;
    }
    keepGuestLanguage(undefined);
    // The account's own language, which the page has just changed over to, is no news to it.
    if (session.user()?.language === language) return;
    session.keepLanguage(language, true);
    tellAccount().catch(() => null);
  },
};
