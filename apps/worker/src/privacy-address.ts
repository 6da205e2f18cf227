import { landingAddress } from '@repo/app-shell/browser/landing-address';
import type { Language } from './language/languages.ts';

/** The privacy page of the public site, in the worker's language. It opens beside a form and leaves the form unchanged. */
export const privacyAddress = (language: Language): string =>
  `${landingAddress()}${language === 'sw' ? 'sw/' : ''}privacy`;
