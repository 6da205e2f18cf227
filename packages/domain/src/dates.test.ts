import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  addMonths,
  ageOn,
  endOfDay,
  formatDate,
  formatMoment,
  formatTime,
  isCalendarDay,
  nairobiDay,
  startOfDay,
} from './dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

const moments = fc.date({
  min: new Date('1970-01-02T00:00:00Z'),
  max: new Date('2200-01-01T00:00:00Z'),
  noInvalidDate: true,
});

describe('formatTime', () => {
  it.each([
    ['a moment', new Date('2026-11-23T06:12:00Z'), '09:12'],
    ['a text of the wire', '2026-11-03T06:12:59.999Z', '09:12'],
    ['the first minute of a day in Nairobi', '2026-11-21T21:00:00.000Z', '00:00'],
    ['the last minute of a day in Nairobi', '2026-11-21T20:59:00.000Z', '23:59'],
  ])('shows %s as in Kenya', (_, moment, shown) => {
    expect(formatTime(moment)).toBe(shown);
  });
});

describe('formatDate', () => {
  // spec: constants/dates
  it.each([
    ['a moment', new Date('2026-11-21T12:00:00Z'), 'Nov 21, 2026'],
    ['a text of the wire', '2026-11-21T12:00:00.000Z', 'Nov 21, 2026'],
    ['a day', '2026-11-21', 'Nov 21, 2026'],
    ['the last moment of a day in Nairobi', '2026-11-21T20:59:59.999Z', 'Nov 21, 2026'],
    ['the first moment of the next', '2026-11-21T21:00:00.000Z', 'Nov 22, 2026'],
    ['a year that ends earlier in Nairobi', '2026-12-31T21:00:00.000Z', 'Jan 1, 2027'],
  ])('shows %s as in Kenya', (_, value, shown) => {
    expect(formatDate(value)).toBe(shown);
  });

  // spec: constants/dates-missing
  it.each([
    ['null', null],
    ['undefined', undefined],
    ['an empty text', ''],
    ['a text that is no date', 'soon'],
    ['an invalid date', new Date(Number.NaN)],
  ])('shows N/A for %s', (_, value) => {
    expect(formatDate(value)).toBe('N/A');
  });
});

describe('formatMoment', () => {
  it.each([
    ['a text of the wire', '2026-11-23T06:12:00.000Z', '23 Nov 2026, 09:12'],
    ['a moment', new Date('2026-11-03T11:05:59Z'), '3 Nov 2026, 14:05'],
    ['the last moment of a day in Nairobi', '2026-11-21T20:59:59.999Z', '21 Nov 2026, 23:59'],
    ['the first moment of the next', '2026-11-21T21:00:00.000Z', '22 Nov 2026, 00:00'],
    ['a year that ends earlier in Nairobi', '2026-12-31T21:00:00.000Z', '1 Jan 2027, 00:00'],
  ])('shows %s as in Kenya', (_, value, shown) => {
    expect(formatMoment(value)).toBe(shown);
  });

  it.each([
    ['null', null],
    ['undefined', undefined],
    ['a text that is no date', 'soon'],
  ])('shows N/A for %s', (_, value) => {
    expect(formatMoment(value)).toBe('N/A');
  });
});

it('writes every date as the platform itself does', () => {
  const platform = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Africa/Nairobi' });
  fc.assert(
    fc.property(moments, (moment) => {
      expect(formatDate(moment)).toBe(platform.format(moment));
    }),
  );
});

describe('nairobiDay', () => {
  it.each([
    ['2026-11-21T00:00:00Z', '2026-11-21'],
    ['2026-11-21T20:59:59.999Z', '2026-11-21'],
    ['2026-11-21T21:00:00Z', '2026-11-22'],
    ['2026-12-31T21:00:00Z', '2027-01-01'],
    ['2028-02-28T21:00:00Z', '2028-02-29'],
  ])('%s falls on %s', (moment, day) => {
    expect(nairobiDay(new Date(moment))).toBe(day);
  });
});

describe('addBusinessDays', () => {
  // 16 November 2026 is a Monday.
  it.each([
    ['nothing', '2026-11-16T09:00:00Z', 0, '2026-11-16T09:00:00.000Z'],
    ['one to a Monday', '2026-11-16T09:00:00Z', 1, '2026-11-17T09:00:00.000Z'],
    ['one to a Friday, which leads to Monday', '2026-11-20T09:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
    ['three to a Thursday, over the weekend', '2026-11-19T09:00:00Z', 3, '2026-11-24T09:00:00.000Z'],
    ['one to a Saturday', '2026-11-21T09:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
    ['one to a Sunday', '2026-11-22T09:00:00Z', 1, '2026-11-23T09:00:00.000Z'],
    ['five, which are a week', '2026-11-16T09:00:00Z', 5, '2026-11-23T09:00:00.000Z'],
    ['twenty, which are four weeks', '2026-11-16T09:00:00Z', 20, '2026-12-14T09:00:00.000Z'],
    ['one over Christmas', '2026-12-24T09:00:00Z', 1, '2026-12-28T09:00:00.000Z'],
    ['three over Easter', '2026-04-01T09:00:00Z', 3, '2026-04-08T09:00:00.000Z'],
    ['one over a holiday that was on a Sunday', '2027-10-08T09:00:00Z', 1, '2027-10-12T09:00:00.000Z'],
    ['one to the evening before a holiday in Nairobi', '2026-10-18T22:00:00Z', 1, '2026-10-20T22:00:00.000Z'],
    [
      'one to a Thursday evening that is Friday in Nairobi',
      '2026-11-19T22:00:00Z',
      1,
      '2026-11-22T22:00:00.000Z',
    ],
    [
      'one to a Friday evening that is Saturday in Nairobi',
      '2026-11-20T22:00:00Z',
      1,
      '2026-11-22T22:00:00.000Z',
    ],
  ])('adds %s', (_, from, days, to) => {
    expect(addBusinessDays(new Date(from), days).toISOString()).toBe(to);
  });

  it('never ends on a weekend or a public holiday of Nairobi', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 40 }), (from, days) => {
        const end = nairobiDay(addBusinessDays(from, days));
        expect([1, 2, 3, 4, 5]).toContain(new Date(end).getUTCDay());
        expect(isPublicHoliday(end)).toBe(false);
      }),
    );
  });

  it('is the same in one step as in many', () => {
    fc.assert(
      fc.property(moments, fc.nat({ max: 20 }), fc.nat({ max: 20 }), (from, a, b) => {
        expect(addBusinessDays(addBusinessDays(from, a), b)).toEqual(addBusinessDays(from, a + b));
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['the same day and time', '2026-05-21T12:00:00Z', 6, '2026-11-21T12:00:00.000Z'],
    ['over the end of a year', '2026-11-15T08:30:00Z', 3, '2027-02-15T08:30:00.000Z'],
    ['the last day of a shorter month', '2026-08-31T12:00:00Z', 6, '2027-02-28T12:00:00.000Z'],
    ['the last day of a leap February', '2027-08-31T12:00:00Z', 6, '2028-02-29T12:00:00.000Z'],
    [
      'from the last of February to the same day, not the last',
      '2026-02-28T12:00:00Z',
      1,
      '2026-03-28T12:00:00.000Z',
    ],
    ['by the day in Nairobi, not in UTC', '2026-06-30T21:30:00Z', 6, '2026-12-31T21:30:00.000Z'],
    ['no months', '2026-11-21T12:00:00Z', 0, '2026-11-21T12:00:00.000Z'],
  ])('gives %s', (_, from, months, to) => {
    const moment = new Date(from);
    expect(addMonths(moment, months).toISOString()).toBe(to);
    expect(moment).toEqual(new Date(from));
  });

  it('lands in the month that many months on in Nairobi, at the same time of day', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 0, max: 60 }), (from, months) => {
        const monthOf = (moment: Date) => {
          const [year, month] = nairobiDay(moment).split('-').map(Number);
          return (year ?? 0) * 12 + (month ?? 0);
        };
        const to = addMonths(from, months);
        expect(monthOf(to) - monthOf(from)).toBe(months);
        expect((to.getTime() - from.getTime()) % 86_400_000).toBe(0);
      }),
    );
  });
});

describe('startOfDay', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-19T21:00:00.000Z'],
    ['2026-11-20T21:00:00Z', '2026-11-20T21:00:00.000Z'],
    ['2026-11-21T12:00:00Z', '2026-11-20T21:00:00.000Z'],
  ])('the day of %s began at %s', (moment, start) => {
    expect(startOfDay(new Date(moment)).toISOString()).toBe(start);
  });
});

describe('endOfDay', () => {
  it.each([
    ['2026-11-20T21:00:00Z', '2026-11-21T20:59:59.999Z'],
    ['2026-11-21T12:00:00Z', '2026-11-21T20:59:59.999Z'],
    ['2026-11-21T20:59:59.999Z', '2026-11-21T20:59:59.999Z'],
    ['2026-11-21T21:00:00Z', '2026-11-22T20:59:59.999Z'],
  ])('the day of %s ends at %s', (moment, end) => {
    expect(endOfDay(new Date(moment)).toISOString()).toBe(end);
  });

  it('is on the same day, and a millisecond before the next', () => {
    fc.assert(
      fc.property(moments, (moment) => {
        const end = endOfDay(moment);
        expect(nairobiDay(end)).toBe(nairobiDay(moment));
        expect(nairobiDay(new Date(end.getTime() + 1))).not.toBe(nairobiDay(moment));
      }),
    );
  });
});

describe('isCalendarDay', () => {
  it.each([
    ['2026-11-21', true],
    ['2028-02-29', true],
    ['2000-02-29', true],
    ['0001-01-01', true],
    ['2027-02-29', false],
    ['1900-02-29', false],
    ['2026-02-30', false],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['2026-1-1', false],
    ['21-11-2026', false],
    ['2026-11-21T00:00:00Z', false],
    ['x2026-11-21', false],
    ['+012026-11-21', false],
    ['2026-11', false],
    ['2026', false],
    ['', false],
  ])('%j: %s', (text, day) => {
    expect(isCalendarDay(text)).toBe(day);
  });
});

describe('ageOn', () => {
  const on = (day: string) => new Date(`${day}T12:00:00+03:00`);

  it.each([
    ['the day before the birthday', '2008-11-21', '2026-11-20', 17],
    ['the birthday', '2008-11-21', '2026-11-21', 18],
    ['the day after', '2008-11-21', '2026-11-22', 18],
    ['an earlier month', '2008-11-01', '2026-10-31', 17],
    ['a later month', '2008-11-30', '2026-12-01', 18],
    ['a leap day, on the last of February', '2008-02-29', '2026-02-28', 17],
    ['a leap day, on the first of March', '2008-02-29', '2026-03-01', 18],
    ['a leap day, on a leap day', '2008-02-29', '2028-02-29', 20],
    ['the first day', '2026-11-21', '2026-11-21', 0],
    ['a hundred years', '1926-11-21', '2026-11-21', 100],
    ['tomorrow', '2026-11-22', '2026-11-21', -1],
  ])('counts whole years: %s', (_, birth, day, years) => {
    expect(ageOn(birth, on(day))).toBe(years);
  });

  it('has the birthday begin at midnight in Nairobi', () => {
    expect(ageOn('2008-11-21', new Date('2026-11-20T20:59:59.999Z'))).toBe(17);
    expect(ageOn('2008-11-21', new Date('2026-11-20T21:00:00.000Z'))).toBe(18);
  });

  it.each(['', 'yesterday', '21/11/2008', '2008-02-30', '2008-11-21T00:00'])(
    'knows no age for %j',
    (text) => {
      expect(ageOn(text, on('2026-11-21'))).toBeNull();
    },
  );
});
