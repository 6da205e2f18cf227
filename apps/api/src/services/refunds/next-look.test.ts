import { describe, expect, it } from 'vitest';
import { nextPurchaseLook, nextRefundLook } from './next-look.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const createdAt = new Date('2026-01-15T09:00:00Z');

/** Minutes after creation at which the provider is asked, when every look happens on time. */
function looks(next: typeof nextPurchaseLook, until: number): number[] {
  const minutes: number[] = [];
  let now = createdAt;
  for (;;) {
    const look = next(createdAt, now);
    if (look === null || look.getTime() - createdAt.getTime() > until) return minutes;
    minutes.push((look.getTime() - createdAt.getTime()) / MINUTE);
    now = look;
  }
}

describe('an unpaid purchase', () => {
  it('is asked about after 1, 2, 4, 7, 12 … minutes', () => {
    expect(looks(nextPurchaseLook, 30 * MINUTE)).toEqual([1, 2, 4, 7, 12, 17, 22, 27]);
  });

  it('is never left for more than five minutes in its first two hours', () => {
    const times = [0, ...looks(nextPurchaseLook, 2 * HOUR)];
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBe(5);
    expect(times.at(-1)).toBeGreaterThan(115);
  });

  it('is asked about again soon after its first day, when it is given up', () => {
    const soonAfter = looks(nextPurchaseLook, 2 * DAY).find((time) => time >= 24 * 60);
    expect(soonAfter).toBeLessThan(25 * 60);
  });

  it('is let go after a week', () => {
    expect(nextPurchaseLook(createdAt, new Date(createdAt.getTime() + 7 * DAY - 1))).not.toBeNull();
    expect(nextPurchaseLook(createdAt, new Date(createdAt.getTime() + 7 * DAY))).toBeNull();
  });
});

describe('a refund that is not through', () => {
  it('is asked about every minute, then every ten', () => {
    expect(looks(nextRefundLook, 30 * MINUTE)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]);
  });

  it('is never let go', () => {
    const yearLater = new Date(createdAt.getTime() + 365 * DAY);
    expect(nextRefundLook(createdAt, yearLater)).toEqual(new Date(yearLater.getTime() + DAY));
  });
});
