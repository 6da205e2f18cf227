import { expect, it } from 'vitest';
import { reportEndNotice } from './report-end-words.ts';

const AT = '2026-11-12T09:00:00Z';
const hidden = { term: 'No longer shown', value: 'score, ID number, referees’ contacts.' };

it.each([
  [
    'a withdrawal that stopped checks',
    { reason: 'withdrawn', at: AT, stopped: true },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      facts: [
        { term: 'Stopped', value: 'the open checks. Their share of the price goes back to you.' },
        hidden,
      ],
      text: 'Stopped: the open checks. Their share of the price goes back to you. No longer shown: score, ID number, referees’ contacts.',
    },
  ],
  [
    'a withdrawal after the last check',
    { reason: 'withdrawn', at: AT, stopped: false },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      facts: [hidden],
      text: 'No longer shown: score, ID number, referees’ contacts.',
    },
  ],
  [
    '90 days',
    { reason: 'expired', at: AT, stopped: false },
    {
      title: 'This report ended on Nov 12, 2026',
      facts: [{ term: 'Why', value: 'a report counts for 90 days from its issue.' }, hidden],
      text: 'Why: a report counts for 90 days from its issue. No longer shown: score, ID number, referees’ contacts.',
    },
  ],
])('tells the end of a report after %s', (_what, end, notice) => {
  expect(reportEndNotice(end)).toEqual(notice);
});

it('names the sum that came back', () => {
  const { facts } = reportEndNotice({ reason: 'withdrawn', at: AT, stopped: true }, 'KES 500 refunded.');
  expect(facts[0]).toEqual({ term: 'Stopped', value: 'the open checks. KES 500 refunded.' });
});
