import { expect, test } from 'vitest';
import { firstLanguage, onThisPhone } from './language-keeper.ts';

const nothingKept = { read: () => undefined, write: () => undefined };

test.each([
  [['sw-KE', 'en'], 'sw'],
  [['SW'], 'sw'],
  [['ki', 'en-GB', 'sw'], 'en'],
  [['ki', 'luo'], 'en'],
  [[], 'en'],
] as const)('a phone that speaks %j begins in %s', (spoken, language) => {
  expect(firstLanguage(nothingKept, spoken)).toBe(language);
});

test('what was chosen goes before what the phone speaks', () => {
  expect(firstLanguage({ ...nothingKept, read: () => 'sw' as const }, ['en-KE'])).toBe('sw');
});

test('forbidden storage, or what somebody else wrote there, is nothing', () => {
  const forbidden = onThisPhone(() => {
    throw new Error('SecurityError');
  });
  forbidden.write('sw');
  expect(forbidden.read()).toBeUndefined();
  const kept = new Map([['workerLanguage', 'de']]);
  const storage = {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const keeper = onThisPhone(() => storage);
  expect(keeper.read()).toBeUndefined();
  keeper.write('sw');
  expect(keeper.read()).toBe('sw');
});
