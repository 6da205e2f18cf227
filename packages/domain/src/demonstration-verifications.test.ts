import { expect, it } from 'vitest';
import { isCalendarDay } from './dates.ts';
import { demonstrationCounts } from './demonstration.ts';
import { SAMPLE_REPORT_DATE, sampleTrust, sampleWorker } from './demonstration-report.ts';
import {
  demonstrationFilterLabels,
  matchesSampleSearch,
  sampleVerifications,
} from './demonstration-verifications.ts';
import { trustPoints } from './trust-score.ts';

it('has something under every filter', () => {
  expect(demonstrationCounts(sampleVerifications.map(({ status }) => status))).toEqual({
    all: 7,
    completed: 3,
    inProgress: 2,
    pending: 1,
    expired: 1,
  });
});

it('tells each apart, dates each, newest first', () => {
  expect(new Set(sampleVerifications.map(({ id }) => id)).size).toBe(7);
  expect(sampleVerifications[0]?.id).toBe('sample-1');
  const dates = sampleVerifications.map(({ startedOn }) => startedOn);
  expect(dates.every((date) => isCalendarDay(date))).toBe(true);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

it('is made up by every name', () => {
  for (const { workerName } of sampleVerifications)
    expect(workerName).toMatch(/^\w+ (Sample|Example|Specimen)$/);
});

it('has a score where there is a report, and the end of the certificate where it is over', () => {
  const told = sampleVerifications.map(({ status, percentage, trustScore, expiredOn }) => [
    status,
    percentage,
    trustScore,
    expiredOn,
  ]);
  expect(told).toEqual([
    ['pending', 0, null, null],
    ['inProgress', 30, null, null],
    ['inProgress', 75, null, null],
    ['completed', 100, sampleTrust.total, null],
    ['completed', 100, 50, null],
    ['completed', 100, 75, null],
    ['expired', 100, 65, '2025-09-11'],
  ]);
});

it('has no score that our points do not add up to', () => {
  let sums = new Set([0]);
  for (const points of Object.values(trustPoints))
    sums = new Set([...sums].flatMap((sum) => [sum, sum + points]));
  const scores = sampleVerifications.flatMap(({ trustScore }) => trustScore ?? []);
  expect(scores).toHaveLength(4);
  expect(scores.filter((score) => !sums.has(score))).toEqual([]);
});

it('holds the one that the demonstration follows', () => {
  const hers = sampleVerifications.find(({ workerName }) => workerName === sampleWorker.name);
  expect(hers).toMatchObject({ status: 'completed', packageName: 'Premium Check' });
  expect(String(hers?.startedOn) < SAMPLE_REPORT_DATE).toBe(true);
});

it('words its filters', () => {
  expect(Object.values(demonstrationFilterLabels)).toEqual([
    'All',
    'Completed',
    'In Progress',
    'Pending',
    'Expired',
  ]);
});

it.each([
  ['', 7],
  ['  ', 7],
  ['FURAHA', 1],
  [' cook ', 2],
  ['house', 2],
  ['premium', 2],
  ['Lite Check', 2],
  ['nobody', 0],
])('finds by %j so many: %d', (query, count) => {
  expect(sampleVerifications.filter((item) => matchesSampleSearch(query, item))).toHaveLength(count);
});
