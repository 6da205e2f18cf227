import { expect, it } from 'vitest';
import { reportEndNotice } from './report-end-words.ts';

const AT = '2026-11-12T09:00:00Z';

it.each([
  [
    'a withdrawal that stopped checks',
    { reason: 'withdrawn', at: AT, stopped: true },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      text: 'You see the results that were decided before. The score, the ID number and the contacts of the referees are no longer shown. The other checks have stopped. Their share of the price goes back to you.',
    },
  ],
  [
    'a withdrawal after the last check',
    { reason: 'withdrawn', at: AT, stopped: false },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      text: 'You see the results that were decided before. The score, the ID number and the contacts of the referees are no longer shown.',
    },
  ],
  [
    '90 days',
    { reason: 'expired', at: AT, stopped: false },
    {
      title: 'This report ended on Nov 12, 2026',
      text: 'It was issued 90 days before, and shows its results as they were. The score, the ID number and the contacts of the referees are no longer shown.',
    },
  ],
])('tells the end of a report after %s', (_what, end, notice) => {
  expect(reportEndNotice(end)).toEqual(notice);
});
