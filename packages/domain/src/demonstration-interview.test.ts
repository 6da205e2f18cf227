import { expect, it } from 'vitest';
import { firstInterviewDay, interviewErrors, type InterviewTime } from './demonstration-interview.ts';

/** 23:30 on the 21st in Nairobi. */
const LATE = new Date('2026-11-21T20:30:00Z');
const NO_DAY = 'Please choose a day';
const PAST = 'Please choose a day from tomorrow on';

it.each<[string, InterviewTime | '', object]>([
  ['2026-11-22', '10:00', {}],
  ['2027-03-01', '17:00', {}],
  ['2026-11-21', '10:00', { day: PAST }],
  ['2025-01-01', '10:00', { day: PAST }],
  ['', '', { day: NO_DAY, time: 'Please choose a time' }],
  ['2026-02-30', '10:00', { day: NO_DAY }],
  ['2026-11-22', '', { time: 'Please choose a time' }],
])('%j at %j is refused with %j', (day, time, errors) => {
  expect(interviewErrors({ day, time }, LATE)).toEqual(errors);
});

it.each([
  ['2026-11-21T20:59:59Z', '2026-11-22'],
  ['2026-11-21T21:00:00Z', '2026-11-23'],
])('at %s the first day is %s, by the calendar of Nairobi', (now, day) => {
  expect(firstInterviewDay(new Date(now))).toBe(day);
});
