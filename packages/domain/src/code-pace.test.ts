import { expect, it } from 'vitest';
import { newcomersWait, SLOW_CODE_SECONDS, UNUSED_CODES_BEFORE_SLOW } from './code-pace.ts';

const HOUR_SECONDS = 3600;

it.each([
  ['nobody asked before', 0, Infinity, undefined, 0],
  ['nineteen codes are unused', 19, 0, undefined, 0],
  ['the address is slow, and this is the first request', 20, 300, undefined, 30],
  ['the newcomer comes back too early', 20, 300, 12, 18],
  ['the newcomer comes back in time', 20, 300, 30, 0],
  ['the newcomer comes back in time, just after a code for somebody else', 20, 4, 30, 26],
  ['the newcomer comes back a second later than that code allows', 200, 30, 56, 0],
])('when %s', (_case, unusedCodes, secondsSinceCode, secondsSinceFirstRequest, wait) => {
  expect(newcomersWait({ unusedCodes, secondsSinceCode, secondsSinceFirstRequest })).toBe(wait);
});

it('bounds what a program with endless numbers spends: 140 codes in each hour, 2,900 in a day', () => {
  const sent: number[] = [];
  for (let second = 0; second < 24 * HOUR_SECONDS; second += 1)
    for (;;) {
      const unusedCodes = sent.filter((at) => at > second - HOUR_SECONDS).length;
      const wait = newcomersWait({
        unusedCodes,
        secondsSinceCode: second - (sent.at(-1) ?? -HOUR_SECONDS),
        // The program asked with each of its numbers long before.
        secondsSinceFirstRequest: HOUR_SECONDS,
      });
      if (wait > 0) break;
      sent.push(second);
    }
  const inHourAfter = (start: number) => sent.filter((at) => at >= start && at < start + HOUR_SECONDS).length;
  expect(Math.max(...sent.map(inHourAfter))).toBeLessThanOrEqual(
    UNUSED_CODES_BEFORE_SLOW + HOUR_SECONDS / SLOW_CODE_SECONDS,
  );
  expect(sent.length).toBeLessThanOrEqual(2_900);
});
