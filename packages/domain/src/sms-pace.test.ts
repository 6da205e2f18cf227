import { expect, it } from 'vitest';
import { nextMorning, SMS_DAY_MILLISECONDS, STRANGERS_SMS_PER_DAY } from './sms-pace.ts';

it('leaves a phone room for its own life', () => {
  expect([STRANGERS_SMS_PER_DAY, SMS_DAY_MILLISECONDS]).toEqual([10, 24 * 3_600_000]);
});

it.each([
  ['in the afternoon', '2026-03-01T15:00:00.000+03:00', '2026-03-02T08:00:00.000+03:00'],
  ['at eight in the morning', '2026-03-01T08:00:00.000+03:00', '2026-03-02T08:00:00.000+03:00'],
  ['before midnight', '2026-03-01T23:59:59.999+03:00', '2026-03-02T08:00:00.000+03:00'],
  ['at midnight', '2026-03-02T00:00:00.000+03:00', '2026-03-02T08:00:00.000+03:00'],
  ['at the end of its day', '2026-03-02T02:59:59.999+03:00', '2026-03-02T08:00:00.000+03:00'],
  ['at the beginning of its day', '2026-03-02T03:00:00.000+03:00', '2026-03-03T08:00:00.000+03:00'],
  ['on the last day of a year', '2026-12-31T12:00:00.000+03:00', '2027-01-01T08:00:00.000+03:00'],
])('the morning after a message %s', (_, moment, morning) => {
  expect(nextMorning(new Date(moment))).toEqual(new Date(morning));
});
