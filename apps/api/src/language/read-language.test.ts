import { expect, it } from 'vitest';
import { readLanguage } from './read-language.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sw', 'sw'],
  ['SW-ke', 'sw'],
  ['en-KE,sw;q=0.9', 'en'],
  ['en;q=0.5, sw;q=0.8', 'sw'],
  ['de, sw;q=0.3', 'sw'],
  ['sw;q=0', 'en'],
  ['swahili', 'en'],
  ['*', 'en'],
  [';;;,,,q=sw', 'en'],
] as const)('%j is %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

it('reads no further in a header than browsers write', () => {
  expect(readLanguage(`${'x,'.repeat(10_000)}sw`)).toBe('en');
});
