import { describe, expect, it } from 'vitest';
import {
  comparedNationalId,
  isNationalId,
  lastThreeOf,
  maskNationalId,
  normaliseNationalId,
} from './national-id.ts';

describe('national ID numbers', () => {
  it.each([
    ['00000123', '00000123'],
    [' 0000 0123 ', '00000123'],
    ['a0000123\n', 'A0000123'],
    ['00-000/123.', '00000123'],
    ['０００００１２３', '00000123'],
    ['0000\u200B0123', '00000123'],
    ['---', ''],
    ['', ''],
  ])('%j is kept as %j', (typed, kept) => {
    expect(normaliseNationalId(typed)).toBe(kept);
  });

  it.each([
    ['00000123', '123'],
    [' 012-345.678', '12345678'],
    ['12345678', '12345678'],
    ['0000', '0'],
    ['0a123', '0A123'],
    ['A0123', 'A0123'],
    ['', ''],
  ])('%j is compared as %j', (typed, compared) => {
    expect(comparedNationalId(typed)).toBe(compared);
  });

  it.each([
    ['00000123', '123'],
    ['0000 012 3', '123'],
    ['4321', '321'],
    ['123', null],
    ['1 2 3', null],
    ['', null],
  ])('of %j no more than %j stays readable', (typed, last) => {
    expect(lastThreeOf(typed)).toBe(last);
  });

  it.each([
    ['29000101', true],
    ['2900 0101', true],
    ['29-000/101.', true],
    ['２９０００１０１', true],
    ['00000101', true],
    ['123456', true],
    ['123456789', true],
    ['12345', false],
    ['1234567890', false],
    ['12', false],
    ['abc', false],
    ['A1234567', false],
    ['٢٩٠٠٠١٠١', false],
    ['00000000', false],
    ['000000', false],
    ['---', false],
    ['', false],
  ])('%j is one of Kenya: %j', (typed, isOne) => {
    expect(isNationalId(typed)).toBe(isOne);
  });

  it('show their last three behind a mask of one length', () => {
    expect(maskNationalId('123')).toBe('•••••123');
    expect(maskNationalId(null)).toBeNull();
  });
});
