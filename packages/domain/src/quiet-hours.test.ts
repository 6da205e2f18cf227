import { describe, expect, it } from 'vitest';
import { afterQuietHours, QUIET_HOURS, readQuietHours } from './quiet-hours.ts';

const at = (time: string) => new Date(`2026-03-${time}+03:00`);

describe('a message that strangers set off', () => {
  it.each([
    ['at the last moment of the day', '01T19:59:59.999', '01T19:59:59.999'],
    ['at 19:59', '01T19:59:00.000', '01T19:59:00.000'],
    ['at 20:00', '01T20:00:00.000', '02T07:00:00.000'],
    ['before midnight', '01T23:59:59.999', '02T07:00:00.000'],
    ['at midnight', '02T00:00:00.000', '02T07:00:00.000'],
    ['at three, when the day of the count begins', '02T03:00:00.000', '02T07:00:00.000'],
    ['at 06:59', '02T06:59:00.000', '02T07:00:00.000'],
    ['at the last moment of the night', '02T06:59:59.999', '02T07:00:00.000'],
    ['at 07:00', '02T07:00:00.000', '02T07:00:00.000'],
    ['at noon', '02T12:00:00.000', '02T12:00:00.000'],
  ])('%s leaves outside the quiet hours', (_, moment, leaves) => {
    expect(afterQuietHours(at(moment), QUIET_HOURS)).toEqual(at(leaves));
  });

  it.each([
    ['before quiet hours within one day', '01T12:59:59.999', '01T12:59:59.999'],
    ['at their begin', '01T13:00:00.000', '01T15:00:00.000'],
    ['at their end', '01T15:00:00.000', '01T15:00:00.000'],
  ])('%s keeps them too', (_, moment, leaves) => {
    expect(afterQuietHours(at(moment), { from: 13, until: 15 })).toEqual(at(leaves));
  });

  it('leaves at once where the quiet hours are off', () => {
    expect(afterQuietHours(at('01T23:00:00.000'), null)).toEqual(at('01T23:00:00.000'));
  });
});

it.each([
  ['20-7', { from: 20, until: 7 }],
  [' 0-23 ', { from: 0, until: 23 }],
  ['off', null],
])('reads %s', (text, hours) => {
  expect(readQuietHours(text)).toEqual(hours);
});

it.each(['', '20', '20-24', '24-7', '7-7', '20:00-7:00', 'no', '-1-7'])('refuses %s', (text) => {
  expect(() => readQuietHours(text)).toThrow('must be two different hours of the day such as 20-7, or off');
});
