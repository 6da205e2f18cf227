import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LANGUAGE_KEY, onThisPhone } from './language-keeper.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { loadLanguage, type Language } from './languages.ts';
import { loadInitialMessages } from './load-initial-messages.ts';
import { useLanguage } from './use-language.ts';

const keeper = onThisPhone(() => localStorage);

function Typed() {
  const { say, inWords } = useLanguage();
  return (
    <>
      <label>
        {say('phone.label')}
        <input defaultValue="" />
      </label>
      <p>{say('entry.next.code', { digits: 6 })}</p>
      <p>{inWords('phone.invalid')}</p>
      <p>{inWords('The service said this.')}</p>
    </>
  );
}

async function open(load?: typeof loadLanguage) {
  const first = await loadLanguage('en');
  render(
    <LanguageProvider first={first} keeper={keeper} {...(load && { load })}>
      <LanguageChoice />
      <Typed />
    </LanguageProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('changes over without a reload: what was typed stays, the page says what it speaks, the phone remembers', async () => {
  await open();
  expect(document.documentElement.lang).toBe('en-KE');
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: '0700' } });
  press('Kiswahili');
  const field = await screen.findByLabelText('Nambari ya Simu');
  expect(field).toHaveProperty('value', '0700');
  expect(document.documentElement.lang).toBe('sw-KE');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('sw');
  expect(screen.getByText('Utapokea code ya tarakimu 6')).toBeTruthy();
  expect(screen.getByText('Tafadhali weka nambari sahihi ya simu ya Kenya')).toBeTruthy();
  expect(screen.getByText('The service said this.')).toBeTruthy();
  press('English');
  await screen.findByText('You receive a 6-digit code');
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
});

test('a language that cannot be fetched changes nothing, and says so', async () => {
  await open(() => Promise.reject(new Error('offline')));
  press('Kiswahili');
  await screen.findByText('The language could not be loaded. Please try again.');
  expect(screen.getByRole('radio', { name: 'English' })).toHaveProperty('checked', true);
  expect(localStorage.getItem(LANGUAGE_KEY)).toBeNull();
});

test('the last press counts, whichever file comes last', async () => {
  const waiting = new Map<Language, () => void>();
  await open(async (language) => {
    await new Promise<void>((resolve) => waiting.set(language, resolve));
    return await loadLanguage(language);
  });
  press('Kiswahili');
  expect(screen.getByRole('radio', { name: 'Kiswahili' })).toHaveProperty('checked', true);
  press('English');
  waiting.get('en')?.();
  waiting.get('sw')?.();
  await waitFor(() => expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en'));
  await vi.dynamicImportSettled();
  expect(localStorage.getItem(LANGUAGE_KEY)).toBe('en');
  expect(screen.getByLabelText('Phone Number')).toBeTruthy();
});

test('the first language is asked for until one comes', async () => {
  const load = vi.fn<typeof loadLanguage>(loadLanguage).mockRejectedValueOnce(new Error('offline'));
  expect((await loadInitialMessages('sw', load, 0)).language).toBe('en');
});
