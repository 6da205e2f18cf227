import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsForEmployers } from './words-for-employers.ts';

describe('wordsForEmployers', () => {
  it.each([
    ['plain words', 'First aid, cooking & ironing (shirts)', 'First aid, cooking & ironing (shirts)'],
    ['short numbers', '6 years with 2 toddlers, 24/7, class 8', '6 years with 2 toddlers, 24/7, class 8'],
    ['years of work', 'Family driver 2014-2016, 2018, 2020', 'Family driver 2014-2016, 2018, 2020'],
    ['years of work with blanks', 'Cook 2014 - 2016', 'Cook 2014 - 2016'],
    ['lines', ' Cooking\n\nFirst  aid ', 'Cooking\n\nFirst aid'],
    ['letters of other languages', 'Gĩkũyũ, Français', 'Gĩkũyũ, Français'],
    ['a sentence without a blank', 'I cook.I clean', 'I cook.I clean'],
    ['a phone number', 'Cooking, call 0712345678', 'Cooking, call'],
    ['a phone number in groups', 'Cooking 0712 345 678 any time', 'Cooking any time'],
    ['a phone number with signs', 'Cooking +254-(712)-345.678', 'Cooking'],
    ['a phone number over two lines', 'Cooking 0712\n345678', 'Cooking'],
    ['a phone number in wide digits', 'Cooking ０７１２３４５６７８', 'Cooking'],
    ['a phone number in Arabic digits', 'Cooking ٠٧١٢٣٤٥٦٧٨', 'Cooking'],
    ['an ID number', 'ID 31900600, cook', 'ID , cook'],
    ['an ID number that looks like years', 'Cook 20142016', 'Cook'],
    ['a mailbox', 'Cooking me@work.example today', 'Cooking today'],
    ['a name on another service', 'Cooking @amani_cooks', 'Cooking'],
    ['a page', 'See https://a.test/x and www.a.test', 'See and'],
    ['a page with a path', 'See wa.me/254712 now', 'See now'],
    ['a bare page', 'See amani.co.ke or amani.COM.', 'See or'],
  ])('keeps or leaves out %s', (_, text, words) => {
    expect(wordsForEmployers(text)).toBe(words);
  });

  it.each([null, '', ' \n ', '0712 345 678', '...'])('has nothing to show of %j', (text) => {
    expect(wordsForEmployers(text)).toBeNull();
  });

  it('never lets a Kenyan number through, whatever stands around and between its digits', () => {
    const sign = fc.constantFrom('', ' ', '-', '.', ' - ', '/', ') ', '\n');
    const digit = fc.integer({ min: 0, max: 9 }).map(String);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(digit, sign), { minLength: 8, maxLength: 8 }),
        fc.string(),
        (rest, around) => {
          const number = `07${rest.map(([each, between]) => `${between}${each}`).join('')}`;
          const digits = (wordsForEmployers(`a ${number} ${around.replaceAll(/\p{Nd}/gu, '')}`) ?? '').match(
            /\p{Nd}/gu,
          );
          expect(digits ?? []).toEqual([]);
        },
      ),
    );
  });
});
