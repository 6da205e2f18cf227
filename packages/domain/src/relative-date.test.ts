import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const now = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('relativeDate', () => {
  // spec: worker-reviews/relative
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, 'last week'],
    [13, 'last week'],
    [14, '2 weeks ago'],
    [30, '4 weeks ago'],
    [31, 'last month'],
    [60, 'last month'],
    [61, '2 months ago'],
    [365, '11 months ago'],
    [366, 'last year'],
    [730, 'last year'],
    [731, '2 years ago'],
  ])('of %d days ago', (days, text) => {
    expect(relativeDate(daysAgo(days), now)).toBe(text);
    expect(relativeDate(daysAgo(days).toISOString(), now)).toBe(text);
  });

  it('turns at midnight in Nairobi', () => {
    expect(relativeDate('2026-11-20T21:00:00Z', now)).toBe('today');
    expect(relativeDate('2026-11-20T20:59:59Z', now)).toBe('yesterday');
  });

  it('shows what lies ahead as its date, but not what is later today', () => {
    expect(relativeDate('2026-11-21T20:59:59Z', now)).toBe('today');
    expect(relativeDate('2026-11-21T21:00:00Z', now)).toBe('Nov 22, 2026');
  });

  it.each([null, undefined, '', 'soon', new Date(Number.NaN)])('of %j is N/A', (value) => {
    expect(relativeDate(value, now)).toBe('N/A');
  });

  it('is written as another language writes it', () => {
    const relative = () => new Intl.RelativeTimeFormat('sw-KE', { numeric: 'auto' });
    const writing = { relative, date: () => 'tarehe' };
    expect(relativeDate(now, now, writing)).toBe('leo');
    expect(relativeDate(daysAgo(15), now, writing)).toBe('wiki 2 zilizopita');
    expect(relativeDate(daysAgo(-3), now, writing)).toBe('tarehe');
    expect(relativeDate(null, now, writing)).toBe('tarehe');
  });

  it('never speaks of nothing or of the future for what is past', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        expect(relativeDate(daysAgo(days), now)).toMatch(
          /^(today|yesterday|last (week|month|year)|([2-9]|\d\d) (day|week|month|year)s ago)$/,
        );
      }),
    );
  });
});
