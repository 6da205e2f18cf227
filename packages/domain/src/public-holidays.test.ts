import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { easterOf, isPublicHoliday, publicHolidaysOf } from './public-holidays.ts';

describe('easterOf', () => {
  it.each([
    [1818, '1818-03-22'],
    [1943, '1943-04-25'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
    [2000, '2000-04-23'],
    [2008, '2008-03-23'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
    [2049, '2049-04-18'],
    [2076, '2076-04-19'],
    [2100, '2100-03-28'],
    [2285, '2285-03-22'],
  ])('of %d', (year, day) => {
    expect(easterOf(year)).toBe(day);
  });

  it('is a Sunday from the 22nd of March to the 25th of April', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2400 }), (year) => {
        const day = easterOf(year);
        expect(new Date(day).getUTCDay()).toBe(0);
        expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
      }),
    );
  });
});

describe('publicHolidaysOf', () => {
  it('holds the fixed days and those of Easter', () => {
    expect(publicHolidaysOf(2026)).toEqual([
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-01',
      '2026-06-01',
      '2026-10-10',
      '2026-10-20',
      '2026-12-12',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it.each([
    ['New Year 2023, a Sunday', '2023-01-02'],
    ['Christmas 2022, a Sunday before another holiday', '2022-12-27'],
    ['the 26th of December 2027, a Sunday', '2027-12-27'],
    ['the 10th of October 2027, a Sunday', '2027-10-11'],
  ])('gives for %s the next day that is none', (_, day) => {
    expect(publicHolidaysOf(Number(day.slice(0, 4)))).toContain(day);
  });

  it('gives nothing for one on a Saturday', () => {
    expect(isPublicHoliday('2026-10-12')).toBe(false);
    expect(isPublicHoliday('2026-12-28')).toBe(false);
  });
});
