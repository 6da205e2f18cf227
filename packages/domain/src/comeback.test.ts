import { describe, expect, it } from 'vitest';
import { comebackOf, type Hold } from './comeback.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 2, 12, hour));
const held: Hold = {
  heldSince: at(9),
  since: at(8),
  isWaiting: false,
  snoozedUntil: null,
  isGiven: false,
};

describe('comebackOf', () => {
  it.each<[string, Partial<Hold>, ReturnType<typeof comebackOf>]>([
    ['work that she took', {}, null],
    ['work that a colleague gave her', { isGiven: true }, 'given'],
    ['work for which the worker acted since', { since: at(10) }, 'answered'],
    ['given work for which the worker acted since', { since: at(10), isGiven: true }, 'answered'],
    ['work that waits again', { since: at(10), isWaiting: true }, null],
    ['given work that waits for the worker', { isGiven: true, isWaiting: true }, null],
    ['work that is put aside', { snoozedUntil: at(13) }, null],
    ['work whose day is here', { snoozedUntil: at(12) }, 'aside_over'],
    ['work whose day is here, and which waits', { snoozedUntil: at(12), isWaiting: true }, null],
  ])('tells of %s', (_case, change, comeback) => {
    expect(comebackOf({ ...held, ...change }, at(12))).toBe(comeback);
  });
});
