import { describe, expect, it } from 'vitest';
import { filled } from './catalogue.ts';
import { english as confirmations } from './confirmations/english.ts';
import { kiswahili as confirmationsInKiswahili } from './confirmations/kiswahili.ts';
import { english as refusals } from './refusals/english.ts';
import { kiswahili as refusalsInKiswahili } from './refusals/kiswahili.ts';

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

const pairs: readonly (readonly [what: string, english: object, kiswahili: object])[] = [
  ['refusals', refusals, refusalsInKiswahili],
  ['confirmations', confirmations, confirmationsInKiswahili],
];

describe.each(pairs)('the catalogue of %s', (_what, english, kiswahili) => {
  const translations = new Map<string, string>(Object.entries(kiswahili));

  it.each(Object.entries(english))('says %s in Kiswahili, with the same values', (code, text: string) => {
    const translated = translations.get(code) ?? '';
    expect(text.trim()).not.toBe('');
    expect(translated.trim()).not.toBe('');
    // A text of values alone has no language of its own.
    expect(translated === text).toBe(/^(?:\{\w+\} ?)+$/.test(text));
    expect(namesIn(text)).toEqual(expect.arrayContaining(namesIn(translated)));
  });

  // "Code" and "app" are the words that Kenyans say.
  it('leaves no common English word', () => {
    const left = /\b(?:the|your|you|and|is|to|of|please|phone|number|send|error|again|file|must|try)\b/i;
    expect([...translations].filter(([, text]) => left.test(text))).toEqual([]);
  });
});

it('fills a value in as it is', () => {
  expect(filled('{who} paid {sum}', (name) => ({ who: "$& $' {sum}", sum: '5' })[name] ?? '')).toBe(
    "$& $' {sum} paid 5",
  );
});
