import { expect, it } from 'vitest';
import { reportEndOf, reportStandingOf } from './report-standing.ts';

const ISSUED = new Date('2026-08-01T09:00:00Z');
const EXPIRED = new Date('2026-10-30T09:00:00Z');
const WITHDRAWN = new Date('2026-08-20T09:00:00Z');

it.each([
  ['current', 'a report in progress', null, null, '2027-08-01T09:00:00Z'],
  ['current', 'the day of its issue', null, ISSUED, '2026-08-01T09:00:00Z'],
  ['current', 'a second before 90 days', null, ISSUED, '2026-10-30T08:59:59Z'],
  ['expired', '90 days', null, ISSUED, '2026-10-30T09:00:00Z'],
  ['withdrawn', 'a withdrawal before the issue', WITHDRAWN, null, '2026-08-20T09:00:00Z'],
  ['withdrawn', 'a withdrawal after the issue', WITHDRAWN, ISSUED, '2026-08-20T09:00:00Z'],
  ['withdrawn', 'a withdrawal, also after 90 days', WITHDRAWN, ISSUED, '2027-08-20T09:00:00Z'],
] as const)('is %s: %s', (standing, _when, withdrawnAt, deliveredAt, now) => {
  expect(reportStandingOf({ withdrawnAt, deliveredAt }, new Date(now))).toBe(standing);
});

const LATER = new Date('2026-12-20T09:00:00Z');

it.each([
  ['nothing while it is current', null, '2026-10-30T08:59:59Z', null],
  ['90 days', null, '2026-12-01T09:00:00Z', { reason: 'expired', at: EXPIRED, until: EXPIRED }],
  [
    'a withdrawal',
    WITHDRAWN,
    '2026-12-01T09:00:00Z',
    { reason: 'withdrawn', at: WITHDRAWN, until: WITHDRAWN },
  ],
  [
    'a withdrawal after 90 days, which opens nothing of the time between',
    LATER,
    '2026-12-21T09:00:00Z',
    { reason: 'withdrawn', at: LATER, until: EXPIRED },
  ],
] as const)('ends with %s', (_what, withdrawnAt, now, end) => {
  expect(reportEndOf({ withdrawnAt, deliveredAt: ISSUED }, new Date(now))).toEqual(end);
});
