import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { NETWORK_ERROR } from '@repo/api-client/client/failure-text';
import { PHONE_INVALID } from '@repo/domain/field-texts';
import { english as refusals } from '@repo/domain/refusals/english';
import { kiswahili as refusalsInKiswahili } from '@repo/domain/refusals/kiswahili';
import { expect, test } from 'vitest';
import { messages as englishRest } from './files/english-rest.ts';
import { messages as englishFirst } from './files/english.ts';
import { messages as kiswahiliRest } from './files/kiswahili-rest.ts';
import { messages as kiswahiliFirst } from './files/kiswahili.ts';

const english = { ...englishFirst, ...englishRest };
const kiswahili = { ...kiswahiliFirst, ...kiswahiliRest };

const areas = import.meta.glob<{ readonly messages: object }>('./catalogues/*/*.ts', { eager: true });
/** The keys of each area of a language, in the order of the areas. */
const keysOf = (language: string) =>
  Object.entries(areas)
    .filter(([path]) => path.startsWith(`./catalogues/${language}/`))
    .flatMap(([, { messages }]) => Object.keys(messages))
    .toSorted();

/** The names of a message's values, including those in plural forms. */
function namesIn(message: CompiledMessage): string[] {
  return message.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, , format] = token;
    const forms = typeof format === 'object' && format !== null ? Object.values(format) : [];
    return [name, ...forms.flatMap((form) => (Array.isArray(form) ? namesIn(form) : []))];
  });
}
const namesOf = (text: string) => [...new Set(namesIn(compileMessageOrThrow(text)))].toSorted();

test('both languages have the same messages, the first screen the same of them', () => {
  expect(Object.keys(kiswahiliFirst).toSorted()).toEqual(Object.keys(englishFirst).toSorted());
  expect(Object.keys(kiswahiliRest).toSorted()).toEqual(Object.keys(englishRest).toSorted());
});

test.each([
  ['english', english],
  ['kiswahili', kiswahili],
])('every area of %s is part of it, and no key is in two', (language, messages) => {
  expect(keysOf(language)).toEqual(Object.keys(messages).toSorted());
});

test.each(Object.entries(english))('%s is said in Kiswahili, with the same values', (key, text) => {
  const translated = new Map(Object.entries(kiswahili)).get(key) ?? '';
  expect(translated.trim()).not.toBe('');
  expect(namesOf(translated)).toEqual(namesOf(text));
  expect(translated).not.toBe(text);
});

// "Code" and "app" are the words that Kenyans say.
test('no common English word is left in Kiswahili', () => {
  const left = Object.values(kiswahili).filter((text) =>
    /\b(?:the|your|you|and|is|to|of|please|phone|number|send|error|again)\b/i.test(text),
  );
  expect(left).toEqual([]);
});

test('what a rule of the domain says is said alike', () => {
  expect(english['phone.invalid']).toBe(PHONE_INVALID);
  expect(english['call.unreached']).toBe(NETWORK_ERROR);
  expect(english['otp.invalid']).toBe(refusals.signInCodeInvalid);
  expect(kiswahili['otp.invalid']).toBe(refusalsInKiswahili.signInCodeInvalid);
});

test('the seconds that are left never stand alone on a line', () => {
  expect(kiswahili['otp.resendIn']).toMatch(/\S\u00a0\{seconds\}$/);
});
