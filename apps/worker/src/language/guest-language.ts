import type { Language } from './languages.ts';

let chosen: Language | undefined;

/** The language that a visitor chose before the sign-in. The code call sends it, and the account stores it. */
export const guestLanguage = (): Language | undefined => chosen;

export function keepGuestLanguage(language: Language | undefined): void {
  chosen = language;
}
