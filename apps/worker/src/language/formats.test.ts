import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test('dates and numbers are written as each language writes them, by the days of Nairobi', async () => {
  const { formatsOf } = await import('./formats.ts');
  const evening = '2026-03-04T22:30:00.000Z';
  expect(formatsOf.en.date(evening)).toBe('Mar 5, 2026');
  expect(formatsOf.sw.date(evening)).toBe('5 Mac 2026');
  expect([formatsOf.en.date(null), formatsOf.sw.date('?')]).toEqual(['N/A', 'Haipo']);
  for (const number of [0, 7, 999, 1000, 12_500, 1_234_567]) {
    expect(formatsOf.en.number(number)).toBe(new Intl.NumberFormat('en-KE').format(number));
    expect(formatsOf.sw.number(number)).toBe(new Intl.NumberFormat('sw-KE').format(number));
  }
});

test('no format of the browser is made before a date is written, and each is made once', async () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const plurals = vi.spyOn(Intl, 'PluralRules');
  const { formatsOf } = await import('./formats.ts');
  await import('./LanguageProvider.tsx');
  expect([numbers, dates, plurals].flatMap(({ mock }) => mock.calls)).toEqual([]);
  formatsOf.sw.number(1234);
  formatsOf.sw.date('2026-03-04');
  formatsOf.sw.date('2026-03-05');
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([0, 1]);
});

test('the form of a plural is the language’s own, by rules that are made when one is first said, and once', () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  const messages = { years: compileMessageOrThrow('{count, plural, one {Mwaka #} other {Miaka #}}') };
  // The library caches the rules of a locale forever, so no other test uses this locale.
  const i18n = setupI18n({ locale: 'sw-UG', messages: { 'sw-UG': messages } });
  expect(rules).not.toHaveBeenCalled();
  expect([1, 2, 0].map((count) => i18n._('years', { count }))).toEqual(['Mwaka 1', 'Miaka 2', 'Miaka 0']);
  expect(rules).toHaveBeenCalledOnce();
});
