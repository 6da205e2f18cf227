import { describe, expect, it } from 'vitest';
import { answersIn, codeIn } from './phone.ts';
import {
  amountInWords,
  localPhone,
  longMoment,
  ownAddress,
  phoneAddress,
  plural,
  shortMoment,
} from './words.ts';

it.each([
  [100_000, 'KES', 'KES 1,000'],
  [100_050, 'KES', 'KES 1,000.50'],
  [300, 'KES', 'KES 3'],
  [0, 'NGN', 'NGN 0'],
  [123_456_700, 'KES', 'KES 1,234,567'],
])('writes %d %s as %s', (amount, currency, words) => {
  expect(amountInWords(amount, currency)).toBe(words);
});

it('writes phones, moments and counts as people do', () => {
  expect(localPhone('+254700000021')).toBe('0700 000 021');
  expect(phoneAddress('+254700000021')).toBe('/phones/%2B254700000021');
  expect(shortMoment('2026-01-15T21:30:00.000Z')).toBe('16 Jan, 00:30');
  expect(longMoment(new Date('2026-01-15T21:30:00.000Z'))).toMatch(/Friday.*16 January 2026.*00:30/);
  expect([plural(1, 'try', 'tries'), plural(2, 'try', 'tries')]).toStrictEqual(['1 try', '2 tries']);
});

it.each([
  ['household@example.com', 'household@example.com'],
  ['receipts@example.com', 'receipts@example.com'],
  ['household@example.com@receipts.example', null],
  ['e-1@receipts.localhost', null],
  ['e-1@receipts.invalid', null],
])('the own address in %s', (email, own) => {
  expect(ownAddress(email)).toBe(own);
});

describe('the code in a message', () => {
  it.each([
    ['Your code is 123456. Valid for 10 minutes.', '123456'],
    ['@employer.localhost #482913', '482913'],
    ['482913', '482913'],
    ['Call 0700000021', undefined],
    ['Pay 1234567', undefined],
    ['http://x.test/123456', undefined],
    ['On 2026-01-15 at 10.30', undefined],
    ['KES 100000.50', undefined],
    ['', undefined],
  ])('of %j', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });
});

describe('the answers a message offers', () => {
  it.each([
    ['Reply YES 12 or NO 12', ['YES 12', 'NO 12']],
    ['Reply Yes 1 or no 1. Or YES 1', ['YES 1', 'NO 1']],
    ['Open: YES 1, YES 2', ['YES 1', 'YES 2']],
    ['Say YES', []],
    ['YESTERDAY 12, NO12', []],
  ])('of %j', (text, answers) => {
    expect(answersIn(text)).toStrictEqual(answers);
  });
});
