import { fetchModule } from '@repo/ui/fetch-module';
import { session } from '../session/session.ts';
import { onThisPhone, type LanguageKeeper } from './language-keeper.ts';
import type { Language } from './languages.ts';

const phone = onThisPhone(() => globalThis.localStorage);
let asGuest: Language | undefined;

/** What somebody chose who is not signed in yet: it goes with her code, and is kept on her account. */
export const chosenAsGuest = (): Language | undefined => asGuest;

const tellAccount = async () =>
  (await fetchModule(() => import('../api/account-language.ts'))).sendUnsentLanguage();

/** What she chooses is remembered by this phone and, while she is signed in, by her account: her SMS speak it too. */
export const herLanguage: LanguageKeeper = {
  read: () => phone.read(),
  write(language) {
    phone.write(language);
    if (!session.isSignedIn()) {
      asGuest = language;
      return;
    }
    asGuest = undefined;
    // The account's own language, which the page has just changed over to, is no news to it.
    if (session.user()?.language === language) return;
    session.keepLanguage(language, true);
    tellAccount().catch(() => null);
  },
};
