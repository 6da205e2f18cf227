import { describe, expect, it } from 'vitest';
import { askRefusal, refusalKindOf, type ToldEmployer } from './permission-to-ask.ts';
import { DAY_MILLISECONDS } from './durations.ts';

const now = new Date('2026-11-20T08:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MILLISECONDS);
const nothing: ToldEmployer = { isBlocked: false, declined: 0, refusedAt: null };
const until = (day: Date) => ({ code: 'workerSaidNo', parameters: { day } });

describe('askRefusal', () => {
  it.each([
    ['never refused', {}, null],
    ['said NO a moment ago', { declined: 1, refusedAt: now }, until(daysAgo(-30))],
    ['said NO 29 days ago', { declined: 1, refusedAt: daysAgo(29) }, until(daysAgo(-1))],
    [
      'said NO a millisecond less than 30 days ago',
      { declined: 1, refusedAt: new Date(daysAgo(30).getTime() + 1) },
      until(new Date(now.getTime() + 1)),
    ],
    ['said NO 30 days ago', { declined: 1, refusedAt: daysAgo(30) }, null],
    ['said NO twice, the last time long ago', { declined: 2, refusedAt: daysAgo(40) }, null],
    [
      'said NO three times, however long ago',
      { declined: 3, refusedAt: daysAgo(400) },
      'workerWantsNoQuestions',
    ],
    ['withdrew a consent yesterday', { refusedAt: daysAgo(1) }, until(daysAgo(-29))],
    ['withdrew a consent 30 days ago', { refusedAt: daysAgo(30) }, null],
    ['blocked the employer', { isBlocked: true }, 'workerWantsNoQuestions'],
    ['said NO today and blocked', { isBlocked: true, declined: 1, refusedAt: now }, 'workerWantsNoQuestions'],
  ] as const)('of a worker who %s', (_, told, refusal) => {
    expect(askRefusal({ ...nothing, ...told }, now)).toEqual(refusal);
  });
});

describe('refusalKindOf', () => {
  it.each([
    ['said NO yesterday', { declined: 1, refusedAt: daysAgo(1) }, 'resting'],
    ['said NO three times', { declined: 3, refusedAt: daysAgo(1) }, 'refused'],
    ['blocked the employer', { isBlocked: true }, 'blocked'],
    ['said NO three times and blocked', { isBlocked: true, declined: 3, refusedAt: now }, 'blocked'],
  ] as const)('of a worker who %s', (_, facts, kind) => {
    const told = { ...nothing, ...facts };
    const refusal = askRefusal(told, now);
    expect(refusal && refusalKindOf(told, refusal)).toBe(kind);
  });
});
