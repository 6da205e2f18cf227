import { expect, it } from 'vitest';
import {
  addWorkingHours,
  nextWorkingMoment,
  subtractWorkingHours,
  workingTimeBetween,
} from './working-time.ts';

/** A moment of Nairobi: 27 November 2026 is a Friday, 12 December 2026 a public holiday on a Saturday. */
const at = (text: string) => new Date(`${text}:00+03:00`);
const HOUR = 3_600_000;

it.each([
  ['within the hours it is itself', '2026-11-27T10:30', '2026-11-27T10:30'],
  ['at the opening it is itself', '2026-11-27T08:00', '2026-11-27T08:00'],
  ['before the opening it is the opening', '2026-11-27T05:00', '2026-11-27T08:00'],
  ['at the closing it is the next opening', '2026-11-26T17:00', '2026-11-27T08:00'],
  ['on a Friday evening it is Monday', '2026-11-27T18:00', '2026-11-30T08:00'],
  ['on a Saturday morning it is Monday', '2026-11-28T09:00', '2026-11-30T08:00'],
  ['on a Sunday night it is Monday', '2026-11-29T23:59', '2026-11-30T08:00'],
  ['on a public holiday it is the next business day', '2026-12-25T10:00', '2026-12-28T08:00'],
])('the next working moment: %s', (_case, from, to) => {
  expect(nextWorkingMoment(at(from))).toEqual(at(to));
});

it.each([
  ['within a day', '2026-11-26T09:00', 4, '2026-11-26T13:00'],
  ['to the closing', '2026-11-26T08:00', 9, '2026-11-26T17:00'],
  ['over a night', '2026-11-26T15:00', 4, '2026-11-27T10:00'],
  ['over a weekend', '2026-11-27T16:00', 9, '2026-11-30T16:00'],
  ['from a night', '2026-11-26T22:00', 1, '2026-11-27T09:00'],
  ['over several days', '2026-11-26T12:00', 27, '2026-12-01T12:00'],
])('working hours later: %s', (_case, from, hours, to) => {
  expect(addWorkingHours(at(from), hours)).toEqual(at(to));
});

it.each([
  ['within a day', '2026-11-26T09:00', '2026-11-26T13:00', 4],
  ['a night counts nothing', '2026-11-26T16:00', '2026-11-27T09:00', 2],
  ['a weekend counts nothing', '2026-11-27T16:00', '2026-11-30T09:00', 2],
  ['to the end of a day', '2026-11-27T16:00', '2026-11-27T23:59', 1],
  ['from a weekend to a weekend', '2026-11-28T10:00', '2026-11-29T10:00', 0],
  ['backwards', '2026-11-27T16:00', '2026-11-27T09:00', 0],
])('working time: %s', (_case, from, to, hours) => {
  expect(workingTimeBetween(at(from), at(to))).toBe(hours * HOUR);
});

it('adds up: what is added passes', () => {
  for (let hours = 1; hours <= 40; hours += 1) {
    const from = at('2026-12-23T11:20');
    expect(workingTimeBetween(from, addWorkingHours(from, hours))).toBe(hours * HOUR);
  }
});

it.each([
  ['within a day', '2026-11-26T13:00', 4, '2026-11-26T09:00'],
  ['to the opening', '2026-11-30T17:00', 9, '2026-11-30T08:00'],
  ['from an opening', '2026-12-01T08:00', 9, '2026-11-30T08:00'],
  ['over a weekend', '2026-11-30T10:00', 4, '2026-11-27T15:00'],
  ['from a night', '2026-11-26T22:00', 1, '2026-11-26T16:00'],
  ['from before an opening', '2026-11-27T06:00', 1, '2026-11-26T16:00'],
])('working hours earlier: %s', (_case, to, hours, from) => {
  expect(subtractWorkingHours(at(to), hours)).toEqual(at(from));
});

it('tells the last start whose end is in time', () => {
  const to = at('2026-12-29T10:00');
  for (let hours = 1; hours <= 40; hours += 1) {
    const from = subtractWorkingHours(to, hours);
    expect(addWorkingHours(from, hours) <= to).toBe(true);
    expect(addWorkingHours(new Date(from.getTime() + 1), hours) > to).toBe(true);
  }
});
