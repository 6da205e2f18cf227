import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeWords } from './safe-words.ts';

const anyText = fc.oneof(
  fc.string(),
  fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units)),
  fc
    .array(fc.constantFrom('a', 'B', '.', '/', ':', '@', 'www', 'com', '1', ' ', 'yes', '"', '\n'))
    .map((parts) => parts.join('')),
);

describe('safeWords', () => {
  it.each([
    ['plain words', 'I live in Kilimani and have children.', 'I live in Kilimani and have children.'],
    ['signs', "Mon-Fri; lunch + tea (it's near)! OK?", "Mon-Fri; lunch + tea (it's near)! OK?"],
    ['a number to call', 'Call 0700 000 001 today', 'Call today'],
    ['a service code', 'Tuma kwa *334#', 'Tuma kwa'],
    ['a rank', 'I am Inspector Otieno', 'I am Otieno'],
    ['a provider', 'Tuma kwa M-PESA leo', 'Tuma kwa leo'],
    ['a provider with a digit inside', 'Tuma kwa M9PESA leo', 'Tuma kwa leo'],
    ['an office', 'From the police station', 'From the station'],
    ['lines', 'Hello\nAmina,\r\n\tkaribu  sana', 'Hello Amina, karibu sana'],
    ['blanks around it', '  \n Hello  ', 'Hello'],
    ['accents', 'José Ñandú', 'Jose Nandu'],
    ['curly marks', '“Don’t” – it’s ‘fine’…', "'Don't' - it's 'fine'..."],
    ['quotation marks, and our own name', 'Work" Amini: pay', "Work' pay"],
    ['an emoji', 'Hello 😀 there', 'Hello there'],
    ['a page', 'See https://a.test/x?y=1 now', 'See now'],
    ['a page of another kind', 'See intent://a.test now', 'See now'],
    ['a page without its kind', 'See www.a.test now', 'See now'],
    ['a page with a path', 'See a.test/x now', 'See now'],
    ['a page in capitals', 'See WWW.A.TEST and A.TEST/X now', 'See and now'],
    ['a bare name of a page', 'See win.test now', 'See win. test now'],
    ['a name of a page in wide letters', 'See ｗｉｎ．ｔｅｓｔ／ｘ now', 'See now'],
    ['a machine', 'See 10.0.0.1:80 now', 'See now'],
    ['a machine with long numbers', 'See 192.168.100.200 now', 'See now'],
    ['a mailbox', 'Write me@a.test now', 'Write now'],
    ['a sentence without a blank', 'I need help.Please come', 'I need help. Please come'],
    ['an answer to another question', 'Reply YES 3 or ndiyo-4, yes', 'Reply YES or ndiyo- , yes'],
    ['another script', '阿米娜', ''],
    ['marks alone', '?!', ''],
    ['a link alone', 'https://a.test', ''],
    ['nothing', '', ''],
  ])('of %s', (_, text, words) => {
    expect(safeWords(text, 60)).toBe(words);
  });

  it.each([
    ['as long as may be', 'one two three', 13, 'one two three'],
    ['a letter longer', 'one two three', 12, 'one two...'],
    ['cut at a word', 'one two three', 11, 'one two...'],
    ['cut within a word', 'one two three', 10, 'one...'],
    ['cut after a mark', 'one two, three four', 15, 'one two...'],
    ['cut after two marks', 'one two,; three four', 16, 'one two...'],
    ['one long word', 'a'.repeat(40), 30, `${'a'.repeat(27)}...`],
    ['a long word at the end', `one ${'a'.repeat(40)}`, 30, `one ${'a'.repeat(23)}...`],
    ['a word of nineteen letters cut', `one ${'a'.repeat(40)}`, 26, 'one...'],
  ])('%s', (_, text, maximum, words) => {
    expect(safeWords(text, maximum)).toBe(words);
  });

  it('is on one line, short enough, and holds no link, no digit and no quotation mark', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 20, max: 300 }), (text, maximum) => {
        const words = safeWords(text, maximum);
        expect(words.length).toBeLessThanOrEqual(maximum);
        expect(words).toMatch(/^[A-Za-z .,:;!?'()&%+/=-]*$/);
        expect(words).not.toMatch(/\/\/|www\.|\w\.[a-z]/i);
        expect(words.trim()).toBe(words);
      }),
    );
  });
});
