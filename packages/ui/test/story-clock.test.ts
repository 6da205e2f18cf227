import { afterEach, expect, test } from 'vitest';
import { holdClock, passTime, releaseClock } from '../src/story-clock.ts';

const MOMENT = '2027-03-01T09:00:00.000Z';
const running = globalThis.Date;
const isNow = (moment: number) => Math.abs(moment - running.now()) < 60_000;

afterEach(releaseClock);

test('a story sees its moment, and a later one when time passes', () => {
  holdClock(MOMENT);
  expect(new Date().toISOString()).toBe(MOMENT);
  expect(Date.now()).toBe(running.parse(MOMENT));
  passTime(61);
  expect(new Date().toISOString()).toBe('2027-03-01T09:01:01.000Z');
  expect(new Date('2020-02-29T00:00:00.000Z').getUTCDate(), 'a date that is named is not moved').toBe(29);
});

test('the next story sees nothing of it, nor does what kept hold of the clock', () => {
  holdClock(MOMENT);
  const kept = globalThis.Date;
  releaseClock();
  expect(globalThis.Date).toBe(running);
  expect(isNow(kept.now()) && isNow(new kept().getTime())).toBe(true);
  expect(() => passTime(1)).toThrow('The clock runs');
});

test('a story that never ended leaves nothing to the next', () => {
  holdClock('2030-01-01T00:00:00.000Z');
  passTime(3600);
  holdClock(MOMENT);
  expect(new Date().toISOString()).toBe(MOMENT);
  releaseClock();
  expect(globalThis.Date).toBe(running);
});

test('no story changes the clock by itself', () => {
  holdClock(MOMENT);
  expect(() => {
    Date.now = () => 0;
  }).toThrow(TypeError);
});
