import { expect, it } from 'vitest';
import {
  isSubmissionHopeless,
  nextCallbackStep,
  nextSubmission,
  nextIdentityPoll,
  waitsForCallback,
} from './identity-pace.ts';

const T0 = new Date('2026-11-02T08:00:00Z');
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const after = (seconds: number) => new Date(T0.getTime() + seconds * 1000);
const secondsFrom = (from: Date, moment: Date | null) =>
  moment === null ? null : (moment.getTime() - from.getTime()) / 1000;

it.each([
  [0, 20],
  [2 * MINUTE - 1, 20],
  [2 * MINUTE, MINUTE],
  [10 * MINUTE, 5 * MINUTE],
  [2 * HOUR, 30 * MINUTE],
  [DAY, 6 * HOUR],
  [14 * DAY - 1, 6 * HOUR],
  [14 * DAY, null],
])('%d s after it was handed over it is next asked about in %s s', (age, wait) => {
  expect(secondsFrom(after(age), nextIdentityPoll(T0, after(age)))).toBe(wait);
});

it('waits two minutes for a callback', () => {
  expect(waitsForCallback(T0, after(2 * MINUTE - 1))).toBe(true);
  expect(waitsForCallback(T0, after(2 * MINUTE))).toBe(false);
});

it.each([
  [0, MINUTE],
  [1, 2 * MINUTE],
  [5, 32 * MINUTE],
  [6, HOUR],
  [5000, HOUR],
])('after %d tries the next comes in %d s', (tries, wait) => {
  expect(secondsFrom(T0, nextSubmission(tries, T0))).toBe(wait);
});

it('gives up after three days', () => {
  expect(isSubmissionHopeless(T0, after(3 * DAY))).toBe(false);
  expect(isSubmissionHopeless(T0, after(3 * DAY + 1))).toBe(true);
});

it.each([
  [0, 2 * MINUTE, 'request'],
  [1, 3 * MINUTE, 'request'],
  [2, 10 * MINUTE, 'request'],
  [3, 45 * MINUTE, 'request'],
  [4, HOUR, 'give-up'],
  [5, 0, 'give-up'],
])('after %d requests for a callback the next act comes in %d s: %s', (requests, wait, act) => {
  const step = nextCallbackStep(requests, T0);
  expect([secondsFrom(T0, step.at), step.act]).toEqual([wait, act]);
});
