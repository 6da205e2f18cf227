import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { achieng } from '../stories/people.ts';
import { sendUnsentLanguage } from './api/account-language.ts';
import { session } from './session/session.ts';
import { guestLanguage } from './language/guest-language.ts';
import { storedLanguage } from './stored-language.ts';
import { LANGUAGE_KEY } from './language/language-keeper.ts';
import { loadLanguage } from './language/languages.ts';
import { LanguageProvider } from './language/LanguageProvider.tsx';
import { useAccountLanguage } from './language/use-account-language.ts';
import { useLanguage } from './language/use-language.ts';

const service = vi.fn<typeof fetch>();
const takesIt = () => Promise.resolve(Response.json({ language: 'sw' }));
const breaks = () => Promise.reject(new TypeError('Failed to fetch'));
const told = () => service.mock.calls.map(([, init]) => init?.body);
const isUnsent = () => session.user()?.isLanguageUnsent === true;

beforeEach(() => {
  vi.stubGlobal('fetch', service);
  service.mockReset();
  localStorage.clear();
  session.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is remembered by the phone alone while nobody is signed in, and goes with her code', () => {
  storedLanguage.write('sw');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  expect(guestLanguage()).toBe('sw');
  expect(told()).toEqual([]);
});

it('is told to her account while she is signed in', async () => {
  service.mockImplementation(takesIt);
  session.signIn('a-token', achieng);
  storedLanguage.write('sw');
  await vi.waitFor(() => expect(told()).toEqual(['{"language":"sw"}']));
  await vi.waitFor(() => expect(isUnsent()).toBe(false));
  expect(session.user()?.language).toBe('sw');
  expect(guestLanguage()).toBeUndefined();
});

it('that could not be told is told with the next network', async () => {
  service.mockImplementation(breaks);
  session.signIn('a-token', achieng);
  storedLanguage.write('sw');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(isUnsent()).toBe(true);
  service.mockImplementation(takesIt);
  sendUnsentLanguage();
  await vi.waitFor(() => expect(isUnsent()).toBe(false));
});

it('is no news to whoever signs in while it is on its way', async () => {
  service.mockImplementation(() => {
    session.signIn('the-token-of-another', { ...achieng, id: 'another', language: 'sw' });
    session.keepLanguage('en', true);
    return takesIt();
  });
  session.signIn('a-token', achieng);
  storedLanguage.write('sw');
  await vi.waitFor(() => expect(session.user()?.id).toBe('another'));
  sendUnsentLanguage();
  await vi.waitFor(() => expect(told()).toEqual(['{"language":"sw"}', '{"language":"en"}']));
});

it('is her account’s when that was told otherwise, which is no news to it', async () => {
  session.signIn('a-token', achieng);
  function Page() {
    useAccountLanguage();
    return <p>{useLanguage().say('phone.label')}</p>;
  }
  render(
    <LanguageProvider first={await loadLanguage('en')} keeper={storedLanguage}>
      <Page />
    </LanguageProvider>,
  );
  expect(screen.getByText('Phone Number')).toBeTruthy();
  act(() => session.keepUser({ ...achieng, language: 'sw' }));
  expect(await screen.findByText('Nambari ya Simu')).toBeTruthy();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  expect(told()).toEqual([]);
});
