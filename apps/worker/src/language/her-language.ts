import { session } from '../session/session.ts';
import { onThisPhone, type LanguageKeeper } from './language-keeper.ts';

const phone = onThisPhone(() => globalThis.localStorage);

const tellAccount = async () => (await import('../api/account-language.ts')).sendUnsentLanguage();

/** What she chooses is remembered by this phone and, while she is signed in, by her account: her SMS speak it too. */
export const herLanguage: LanguageKeeper = {
  read: () => phone.read(),
  write(language) {
    phone.write(language);
    // The account's own language, which the page has just changed over to, is no news to it.
    if (!session.isSignedIn() || session.user()?.language === language) return;
    session.keepLanguage(language, true);
    tellAccount().catch(() => null);
  },
};
