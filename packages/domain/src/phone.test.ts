import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  completeInvitePhone,
  displayPhone,
  groupInThrees,
  isInvitePhone,
  isKenyanPhone,
  isProfilePhone,
  maskPhone,
  normalisePhone,
  phoneEnding,
  type KenyanPhone,
} from './phone.ts';

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
/** The nine digits of a mobile number without the country code. */
const national = fc.tuple(fc.constantFrom('7', '1'), digits(8)).map((parts) => parts.join(''));
const separators = fc.constantFrom('', ' ', '-', '.', '  ', '\u00A0', '(', ')');
/** A number in a possible spelling of a person, with its digits. */
const written = fc
  .tuple(
    national,
    fc.constantFrom('', '0', '254', '+254'),
    fc.array(separators, { minLength: 9, maxLength: 9 }),
  )
  .map(([number, prefix, gaps]) => ({
    number,
    text: prefix + Array.from(number, (digit, index) => `${gaps[index] ?? ''}${digit}`).join(''),
  }));

describe('normalisePhone', () => {
  it.each([
    ['the national spelling', '0700000001'],
    ['with spaces', '0700 000 001'],
    ['the country without a plus', '254700000001'],
    ['the international spelling', '+254700000001'],
    ['the international spelling with spaces', '+254 700 000 001'],
    ['nine digits alone', '700000001'],
    ['hyphens', '0700-000-001'],
    ['dots', '0700.000.001'],
    ['brackets', '(0700) 000 001'],
    ['no-break spaces', '0700\u00A0000\u00A0001'],
    ['a dash of a word processor', '0700–000–001'],
    ['spaces around it', '  0700000001\n'],
    ['words around it', 'tel: 0700 000 001 (home)'],
    ['a plus behind an opening bracket', '(+254) 700 000 001'],
    ['a plus written twice', '++254 700 000 001'],
  ])('reads %s', (_, text) => {
    expect(normalisePhone(text)).toBe('+254700000001');
  });

  it.each([
    ['01', '0110000001', '+254110000001'],
    ['1 alone', '110000001', '+254110000001'],
    ['254 1', '254110000001', '+254110000001'],
    ['+254 1', '+254110000001', '+254110000001'],
  ])('reads the newer mobile numbers from %s', (_, text, stored) => {
    expect(normalisePhone(text)).toBe(stored);
  });

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['words', 'no phone'],
    ['a plus alone', '+'],
    ['one digit too few', '070000000'],
    ['one digit too many', '07000000011'],
    ['one digit too many after 254', '2547000000011'],
    ['a landline', '0202222222'],
    ['a landline from 254', '254202222222'],
    ['another country', '+12025550100'],
    ['a neighbour', '+255700000001'],
    ['a plus before the national spelling', '+0700000001'],
    ['a plus before nine digits', '+700000001'],
    ['a plus behind a blank before the national spelling', ' +0700000001'],
    ['a zero after the country', '2540700000001'],
    ['two countries', '254254700000001'],
    ['two zeros', '00700000001'],
    ['digits of another script', '٠٧٠٠٠٠٠٠٠١'],
  ])('refuses %s', (_, text) => {
    expect(normalisePhone(text)).toBeNull();
  });

  it('stores every spelling of a number as one', () => {
    fc.assert(
      fc.property(written, ({ number, text }) => {
        expect(normalisePhone(text)).toBe(`+254${number}`);
      }),
    );
  });

  it('leaves what it stored as it is', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          written.map(({ text }) => text),
          fc.string(),
        ),
        (text) => {
          const stored = normalisePhone(text);
          expect(stored === null ? null : normalisePhone(stored)).toBe(stored);
        },
      ),
    );
  });

  it('gives nothing but stored numbers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(9), digits(10), digits(12)), (text) => {
        const stored = normalisePhone(text);
        expect(stored === null || isKenyanPhone(stored)).toBe(true);
      }),
    );
  });
});

describe('isKenyanPhone', () => {
  it.each([
    ['+254700000001', true],
    ['+254110000001', true],
    ['+254200000001', false],
    ['+25470000000', false],
    ['+2547000000011', false],
    ['254700000001', false],
    ['0700000001', false],
    ['+254 700 000 001', false],
    ['x+254700000001', false],
  ])('%s: %s', (text, stored) => {
    expect(isKenyanPhone(text)).toBe(stored);
  });
});

// spec: invite/phone-stripped, invite/phone-ten, invite/phone-twelve, invite/phone-thirteen
describe('isInvitePhone', () => {
  it.each([
    ['ten digits from 07', '0700000001', true],
    ['ten digits from 01', '0110000001', true],
    ['twelve digits from 254', '254700000001', true],
    ['thirteen characters from +254', '+254700000001', true],
    ['spaces, hyphens and brackets', ' (0700) 000-001 ', true],
    ['letters between the digits', 'tel: 0700 000 001', true],
    ['nothing', '', false],
    ['nine digits, before the field is left', '700000001', false],
    ['nine digits from 07', '070000000', false],
    ['eleven digits from 07', '07000000011', false],
    ['ten digits from 02', '0200000001', false],
    ['eleven digits from 254', '25470000000', false],
    ['thirteen digits from 254', '2547000000011', false],
    ['twelve digits of another country', '255700000001', false],
    ['a landline from 254, which gets no SMS', '254200000001', false],
    ['a landline from +254', '+254200000001', false],
    ['a plus before 07', '+0700000001', false],
  ])('%s: %s is %s', (_, text, valid) => {
    expect(isInvitePhone(text)).toBe(valid);
  });

  it('accepts no number that could not be stored', () => {
    const noise = fc.constantFrom('', ' ', 'x', '/', '_', '-', 'tel:');
    fc.assert(
      fc.property(written, noise, noise, ({ text }, before, after) => {
        const typed = `${before}${text}${after}`;
        expect(isInvitePhone(typed) && normalisePhone(typed) === null).toBe(false);
      }),
    );
  });
});

describe('completeInvitePhone', () => {
  // spec: invite/phone-completed
  it.each([
    ['nine digits from 7', '700000001', '254700000001'],
    ['nine digits from 1', '110000001', '254110000001'],
    ['nine digits with spaces', ' 700 000 001 ', '254700000001'],
  ])('gives %s their country', (_, typed, completed) => {
    expect(completeInvitePhone(typed)).toBe(completed);
  });

  it.each([
    ['nine digits from 2', '200000001'],
    ['eight digits', '70000000'],
    ['ten digits', '0700 000 001'],
    ['a number with its country', '254700000001'],
    ['nine digits after a plus', '+700000001'],
    ['nine digits after a blank and a plus', ' +700000001'],
    ['nothing', ''],
    ['words', 'no phone'],
  ])('leaves %s as typed', (_, typed) => {
    expect(completeInvitePhone(typed)).toBe(typed);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits(9)), (typed) => {
        const completed = completeInvitePhone(typed);
        expect(completeInvitePhone(completed)).toBe(completed);
      }),
    );
  });
});

describe('isProfilePhone', () => {
  it.each([
    ['+254700000001', true],
    [' +254700000001 ', true],
    ['+254200000001', true],
    ['+25470000000', false],
    ['+2547000000011', false],
    ['254700000001', false],
    ['0700000001', false],
    ['+254 700 000 001', false],
    ['+254700000001x', false],
    ['x+254700000001', false],
    ['', false],
  ])('%j: %s', (text, valid) => {
    expect(isProfilePhone(text)).toBe(valid);
  });
});

describe('groupInThrees', () => {
  it.each([
    ['', ''],
    ['7', '7'],
    ['700', '700'],
    ['7000', '700 0'],
    ['700000001', '700 000 001'],
    ['700 00 0001', '700 000 001'],
    ['254700000001', '254 700 000 001'],
    ['+254700000001', '+254 700 000 001'],
    [' +254700000001', '+254 700 000 001'],
    ['7+00', '700'],
    ['abc', ''],
  ])('shows %j as %j', (typed, shown) => {
    expect(groupInThrees(typed)).toBe(shown);
  });

  it('loses and adds no digit', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(groupInThrees(typed).replaceAll(/\D/g, '')).toBe(typed.replaceAll(/\D/g, ''));
      }),
    );
  });
});

const stored = national.map((number): KenyanPhone => `+254${number}`);

it('displayPhone shows the whole number in groups', () => {
  expect(displayPhone('+254700000001')).toBe('+254 700 000 001');
});

describe('maskPhone', () => {
  it('shows the country, the first digit and the last two', () => {
    expect(maskPhone('+254712345698')).toBe('+254 7•• ••• •98');
  });

  it('is the same for all numbers that differ only in what is hidden', () => {
    fc.assert(
      fc.property(stored, digits(6), (phone, hidden) => {
        const other: KenyanPhone = `+254${phone.slice(4, 5)}${hidden}${phone.slice(-2)}`;
        expect(maskPhone(other)).toBe(maskPhone(phone));
      }),
    );
  });
});

it('phoneEnding shows the last three digits alone', () => {
  expect(phoneEnding('+254712345698')).toBe('••• ••• 698');
});
