import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeName } from './safe-name.ts';

const anyText = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));

describe('safeName', () => {
  it.each([
    ['a name', 'Amina Test', 'Amina Test'],
    ['a name with an apostrophe', "Ng'ang'a Test", "Ng'ang'a Test"],
    ['curly apostrophes', 'Ng’ang‘a`s', "Ng'ang'a's"],
    ['a name with a hyphen', 'Anne-Marie', 'Anne-Marie'],
    ['a company', 'Otieno & Sons', 'Otieno & Sons'],
    ['accents', 'José Ñandú', 'Jose Nandu'],
    ['a link', 'win.test/now', 'win test now'],
    ['an address', 'me@test.example', 'me test example'],
    ['a short number', 'Reply YES 7', 'Reply YES'],
    ['lines and blanks', ' Amina \n\t  Test ', 'Amina Test'],
    ['an emoji', 'Amina 😀 Test', 'Amina Test'],
    ['another script', '阿米娜', 'An employer'],
    ['nothing', '', 'An employer'],
    ['digits alone', '0700000001', 'An employer'],
    ['marks alone', "'&-", 'An employer'],
    ['a letter after forty marks', `${'-'.repeat(40)}a`, 'An employer'],
    ['a rank', 'Inspector Otieno', 'Otieno'],
    ['a rank in Kiswahili', 'Chifu Wanjala', 'Wanjala'],
    ['an office', 'Amina Police', 'Amina'],
    ['a provider', 'M-PESA', 'An employer'],
    ['a spaced provider', 'S a f a r i c o m', 'An employer'],
    ['a provider with digits inside', 'M9PESA Care', 'M Care'],
    ['a provider around a rank', 'M Chief PESA', 'M'],
    ['a provider as part of a word', 'Safaricomm Kenya', 'An employer'],
    ['our own name', 'Amini Support', 'An employer'],
    ['a surname that contains a rank', 'Wanjiru Majors', 'Wanjiru Majors'],
    ['forty letters', 'a'.repeat(40), 'a'.repeat(40)],
    ['forty-one letters', 'a'.repeat(41), 'a'.repeat(40)],
    ['a blank as the fortieth letter', `${'a'.repeat(39)} b`, 'a'.repeat(39)],
  ])('of %s', (_, name, shown) => {
    expect(safeName(name)).toBe(shown);
  });

  it('holds plain letters only, forty at most, and is never empty', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string()), (name) => {
        expect(safeName(name)).toMatch(/^[A-Za-z'&-][A-Za-z'& -]{0,39}$/);
      }),
    );
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (name) => {
        expect(safeName(safeName(name))).toBe(safeName(name));
      }),
    );
  });
});

it('of nothing that can be sent is what stands for nobody, in whatever language', () => {
  expect(safeName('阿米娜', 'Mwajiri')).toBe('Mwajiri');
  expect(safeName('Amina', 'Mwajiri')).toBe('Amina');
});
