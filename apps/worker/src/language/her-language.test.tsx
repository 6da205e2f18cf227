// @vitest-environment happy-dom
import { chooseLanguage } from '@repo/api-client/contract/worker';
import { answers, breaks, playRecordings, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { achieng } from '../../stories/people.ts';
import { sendUnsentLanguage } from '../api/account-language.ts';
import { session } from '../session/session.ts';
import { chosenAsGuest, herLanguage } from './her-language.ts';
import { LANGUAGE_KEY } from './language-keeper.ts';
import { loadLanguage } from './languages.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { useAccountLanguage } from './use-account-language.ts';
import { useLanguage } from './use-language.ts';

const takesIt = answers(chooseLanguage, { language: 'sw' });
let stop = () => {};
let asked = vi.spyOn(globalThis, 'fetch');
function service(...recorded: readonly Recording[]) {
  stop();
  ({ stop } = playRecordings(recorded));
  asked = vi.spyOn(globalThis, 'fetch');
}
const told = () => asked.mock.calls.map(([, init]) => init?.body);
const isUnsent = () => session.user()?.isLanguageUnsent === true;

beforeEach(() => {
  localStorage.clear();
  session.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  stop();
});

it('is remembered by the phone alone while nobody is signed in, and goes with her code', () => {
  service();
  herLanguage.write('sw');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  expect(chosenAsGuest()).toBe('sw');
  expect(told()).toEqual([]);
});

it('is told to her account while she is signed in', async () => {
  service(takesIt);
  session.signIn('a-token', achieng);
  herLanguage.write('sw');
  await vi.waitFor(() => expect(told()).toEqual(['{"language":"sw"}']));
  await vi.waitFor(() => expect(isUnsent()).toBe(false));
  expect(session.user()?.language).toBe('sw');
  expect(chosenAsGuest()).toBeUndefined();
});

it('that could not be told is told with the next network', async () => {
  service(breaks(chooseLanguage));
  session.signIn('a-token', achieng);
  herLanguage.write('sw');
  await vi.waitFor(() => expect(told()).toHaveLength(1));
  expect(isUnsent()).toBe(true);
  service(takesIt);
  sendUnsentLanguage();
  await vi.waitFor(() => expect(isUnsent()).toBe(false));
});

it('is her account’s when that was told otherwise, which is no news to it', async () => {
  service();
  session.signIn('a-token', achieng);
  function Page() {
    useAccountLanguage();
    return <p>{useLanguage().say('phone.label')}</p>;
  }
  render(
    <LanguageProvider first={await loadLanguage('en')} keeper={herLanguage}>
      <Page />
    </LanguageProvider>,
  );
  expect(screen.getByText('Phone Number')).toBeTruthy();
  act(() => session.keepUser({ ...achieng, language: 'sw' }));
  expect(await screen.findByText('Nambari ya Simu')).toBeTruthy();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  expect(told()).toEqual([]);
});
