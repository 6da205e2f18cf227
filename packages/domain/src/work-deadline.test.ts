import { expect, it } from 'vitest';
import { deadlineState, lateUntil } from './work-deadline.ts';

/** A moment of Nairobi. 26 November 2026 is a Thursday. */
const at = (text: string) => new Date(`${text}+03:00`);
const monday = { since: at('2026-11-26T08:00:00'), dueAt: at('2026-11-30T23:59:59') };

it.each([
  ['at the start', monday, '2026-11-26T08:00:00', 'on_time'],
  ['after two thirds', monday, '2026-11-30T08:00:00', 'on_time'],
  ['a second before three quarters', monday, '2026-11-30T10:14:59', 'on_time'],
  ['at three quarters', monday, '2026-11-30T10:15:00', 'soon'],
  ['a minute before the closing of its day', monday, '2026-11-30T16:59:00', 'soon'],
  ['at the closing of its day', monday, '2026-11-30T17:00:00', 'late'],
  ['the day after', monday, '2026-12-01T09:00:00', 'late'],
  ['on the Sunday before', monday, '2026-11-29T12:00:00', 'on_time'],
  [
    'of the same day, bought after the closing',
    { since: at('2026-11-26T18:00:00'), dueAt: at('2026-11-26T23:59:59') },
    '2026-11-26T18:00:00',
    'late',
  ],
] as const)('a deadline: %s', (_case, time, now, state) => {
  expect(deadlineState(time, at(now))).toBe(state);
});

it('is late in a list when it is late by itself', () => {
  for (const now of ['2026-11-30T16:59:00', '2026-11-30T17:00:00', '2026-11-29T12:00:00'].map(at))
    expect(monday.dueAt <= lateUntil(now)).toBe(deadlineState(monday, now) === 'late');
});
