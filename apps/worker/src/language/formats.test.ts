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
  expect([formatsOf.en.number(12_500), formatsOf.sw.number(12_500)]).toEqual(['12,500', '12,500']);
});

test('no format of the browser is made before something is written, and each is made once', async () => {
  const numbers = vi.spyOn(Intl, 'NumberFormat');
  const dates = vi.spyOn(Intl, 'DateTimeFormat');
  const plurals = vi.spyOn(Intl, 'PluralRules');
  const { formatsOf } = await import('./formats.ts');
  await import('./LanguageProvider.tsx');
  expect([numbers, dates, plurals].flatMap(({ mock }) => mock.calls)).toEqual([]);
  formatsOf.sw.number(1);
  formatsOf.sw.number(2);
  formatsOf.sw.date('2026-03-04');
  formatsOf.sw.date('2026-03-05');
  expect([numbers.mock.calls.length, dates.mock.calls.length]).toEqual([1, 1]);
});

test('the form of a plural is the language’s own, by rules that are made when one is first said, and once', () => {
  const rules = vi.spyOn(Intl, 'PluralRules');
  const messages = { years: compileMessageOrThrow('{count, plural, one {Mwaka #} other {Miaka #}}') };
  const i18n = setupI18n({ locale: 'sw-KE', messages: { 'sw-KE': messages } });
  expect(rules).not.toHaveBeenCalled();
  expect([1, 2, 0].map((count) => i18n._('years', { count }))).toEqual(['Mwaka 1', 'Miaka 2', 'Miaka 0']);
  expect(rules).toHaveBeenCalledOnce();
});
