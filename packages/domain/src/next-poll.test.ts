import { describe, expect, it } from 'vitest';
import { nextPurchasePoll, nextRefundPoll } from './next-poll.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const createdAt = new Date('2026-01-15T09:00:00Z');

/** The minutes after creation at which the provider is polled, when every poll happens on time. */
function polls(next: typeof nextPurchasePoll, until: number): number[] {
  const minutes: number[] = [];
  let now = createdAt;
  for (;;) {
    const poll = next(createdAt, now);
    if (poll === null || poll.getTime() - createdAt.getTime() > until) return minutes;
    minutes.push((poll.getTime() - createdAt.getTime()) / MINUTE);
    now = poll;
  }
}

describe('an unpaid purchase', () => {
  it('is asked about after 1, 2, 4, 7, 12 … minutes', () => {
    expect(polls(nextPurchasePoll, 30 * MINUTE)).toEqual([1, 2, 4, 7, 12, 17, 22, 27]);
  });

  it('is never left for more than five minutes in its first two hours', () => {
    const times = [0, ...polls(nextPurchasePoll, 2 * HOUR)];
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(Math.max(...gaps)).toBe(5);
    expect(times.at(-1)).toBeGreaterThan(115);
  });

  it('is asked about again soon after its first day, when it is given up', () => {
    const soonAfter = polls(nextPurchasePoll, 2 * DAY).find((time) => time >= 24 * 60);
    expect(soonAfter).toBeLessThan(25 * 60);
  });

  it('is let go after a week', () => {
    expect(nextPurchasePoll(createdAt, new Date(createdAt.getTime() + 7 * DAY - 1))).not.toBeNull();
    expect(nextPurchasePoll(createdAt, new Date(createdAt.getTime() + 7 * DAY))).toBeNull();
  });
});

describe('a refund that is not through', () => {
  it('is asked about every minute, then every ten', () => {
    expect(polls(nextRefundPoll, 30 * MINUTE)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 30]);
  });

  it('is never let go', () => {
    const yearLater = new Date(createdAt.getTime() + 365 * DAY);
    expect(nextRefundPoll(createdAt, yearLater)).toEqual(new Date(yearLater.getTime() + DAY));
  });
});
