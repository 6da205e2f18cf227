import type { Language } from './languages.ts';

let chosen: Language | undefined;

/** What somebody chose who is not signed in yet: it goes with her code, and is kept on her account. */
export const guestLanguage = (): Language | undefined => chosen;

export function keepGuestLanguage(language: Language | undefined): void {
  chosen = language;
}
