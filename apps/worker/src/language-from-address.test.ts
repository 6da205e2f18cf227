import { beforeEach, expect, it } from 'vitest';
import { achieng } from '../stories/people.ts';
import { guestLanguage, keepGuestLanguage } from './language/guest-language.ts';
import { LANGUAGE_KEY } from './language/language-keeper.ts';
import { languageFromAddress } from './language-from-address.ts';
import { session } from './session/session.ts';

const open = (address: string) => globalThis.history.replaceState({ kept: true }, '', address);
const shownAddress = () => {
  const { pathname, search, hash } = globalThis.location;
  return pathname + search + hash;
};

beforeEach(() => {
  localStorage.clear();
  session.clear();
  keepGuestLanguage(undefined);
});

it.each([
  ['/worker?lang=sw', 'sw', '/worker'],
  ['/worker/login?lang=en', 'en', '/worker/login'],
  ['/i/ABCDEFGH23?lang=sw', 'sw', '/i/ABCDEFGH23'],
  ['/worker/onboarding?invite=ABCDEFGH23&lang=sw#top', 'sw', '/worker/onboarding?invite=ABCDEFGH23#top'],
])('%s brings %s, and is then %s', (address, language, rest) => {
  open(address);
  expect(languageFromAddress()).toBe(language);
  expect(shownAddress()).toBe(rest);
  expect(globalThis.history.state).toEqual({ kept: true });
  expect([guestLanguage(), localStorage.getItem(LANGUAGE_KEY)]).toEqual([language, language]);
});

it.each([
  ['/worker', '/worker'],
  ['/worker?a=%20', '/worker?a=%20'],
  ['/worker?lang=', '/worker'],
  ['/worker?lang=SW', '/worker'],
  ['/worker?lang=de&lang=sw', '/worker'],
  ['/worker?language=sw', '/worker?language=sw'],
])('%s brings none, and is then %s', (address, rest) => {
  open(address);
  expect(languageFromAddress()).toBeUndefined();
  expect(shownAddress()).toBe(rest);
  expect([guestLanguage(), localStorage.getItem(LANGUAGE_KEY)]).toEqual([undefined, null]);
});

it('leaves the language of her account to who is signed in', () => {
  session.signIn('a-token', { ...achieng, language: 'en' });
  open('/worker/dashboard?lang=sw');
  expect(languageFromAddress()).toBeUndefined();
  expect(shownAddress()).toBe('/worker/dashboard');
  expect([session.user()?.language, guestLanguage(), localStorage.getItem(LANGUAGE_KEY)]).toEqual([
    'en',
    undefined,
    null,
  ]);
});
