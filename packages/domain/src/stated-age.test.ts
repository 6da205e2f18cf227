import { describe, expect, it } from 'vitest';
import { ageOfKnown } from './stated-age.ts';

const unknown = { dateOfBirth: null, statedAge: null, statedAgeOn: null };
const stated = { ...unknown, statedAge: 30, statedAgeOn: '2026-11-21' };

describe('ageOfKnown', () => {
  it.each([
    ['nothing', unknown, '2026-11-21', null],
    ['what she said today', stated, '2026-11-21', 30],
    ['what she said almost a year ago', stated, '2027-11-20', 30],
    ['what she said a year ago', stated, '2027-11-21', 31],
    ['what she said ten years ago', stated, '2036-12-01', 40],
    ['a clock that was put back', stated, '2026-01-01', 30],
    ['a day that is none', { ...stated, statedAgeOn: 'soon' }, '2036-12-01', 30],
    ['an age without its day', { ...stated, statedAgeOn: null }, '2026-11-21', null],
    ['a day without its age', { ...unknown, statedAgeOn: '2016-11-21' }, '2026-11-21', null],
    ['her date of birth', { ...unknown, dateOfBirth: '1990-01-01' }, '2026-11-21', 36],
    ['her date of birth, whatever she said', { ...stated, dateOfBirth: '1990-01-01' }, '2026-11-21', 36],
  ])('by %s', (_, known, day, age) => {
    expect(ageOfKnown(known, new Date(`${day}T09:00:00.000Z`))).toBe(age);
  });
});
