import { expect, it } from 'vitest';
import { reportEndNotice } from './report-end-words.ts';

const AT = '2026-11-12T09:00:00Z';
const shown = { term: 'Still in this report', value: 'results from before.' };
const hidden = { term: 'No longer in this report', value: 'score, ID number, referees’ contacts.' };

it.each([
  [
    'a withdrawal that stopped checks',
    { reason: 'withdrawn', at: AT, stopped: true },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      facts: [
        { term: 'Stopped', value: 'the open checks. Their share of the price goes back to you.' },
        shown,
        hidden,
      ],
      text: 'Stopped: the open checks. Their share of the price goes back to you. Still in this report: results from before. No longer in this report: score, ID number, referees’ contacts.',
    },
  ],
  [
    'a withdrawal after the last check',
    { reason: 'withdrawn', at: AT, stopped: false },
    {
      title: 'The worker withdrew consent on Nov 12, 2026',
      facts: [shown, hidden],
      text: 'Still in this report: results from before. No longer in this report: score, ID number, referees’ contacts.',
    },
  ],
  [
    '90 days',
    { reason: 'expired', at: AT, stopped: false },
    {
      title: 'This report ended on Nov 12, 2026',
      facts: [{ term: 'Why', value: 'a report counts for 90 days from its issue.' }, shown, hidden],
      text: 'Why: a report counts for 90 days from its issue. Still in this report: results from before. No longer in this report: score, ID number, referees’ contacts.',
    },
  ],
])('tells the end of a report after %s', (_what, end, notice) => {
  expect(reportEndNotice(end)).toEqual(notice);
});

it('names the checks that stopped, and the sum that came back', () => {
  const end = { reason: 'withdrawn', at: AT, stopped: true };
  const { facts } = reportEndNotice(end, 'Health, recommendation', 'KES 500 refunded.');
  expect(facts[0]).toEqual({ term: 'Stopped', value: 'health, recommendation. KES 500 refunded.' });
});
