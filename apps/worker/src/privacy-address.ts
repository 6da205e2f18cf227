import { landingAddress } from '@repo/app-shell/browser/landing-address';
import type { Language } from './language/languages.ts';

/** The public site's page on what is kept of her, in her language; it opens beside a form, which stays as it is. */
export const privacyAddress = (language: Language): string =>
  `${landingAddress()}${language === 'sw' ? 'sw/' : ''}privacy`;
