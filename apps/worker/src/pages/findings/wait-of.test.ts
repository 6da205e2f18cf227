import { expect, it } from 'vitest';
import { disputed, over, rejected, saidAll, waiting } from '../../../stories/findings-ahead.ts';
import { NOW } from '../../../stories/people.ts';
import { onRecord } from '../../../stories/worker-status.ts';
import { waitOf } from './wait-of.ts';

const end = new Date(waiting.in_report_from ?? Number.NaN);

it.each([
  ['for her answer', waiting, new Date(NOW), 'answer'],
  ['for her answer until the last moment', waiting, new Date(end.getTime() - 1), 'answer'],
  ['for the team from the end of her days', waiting, end, 'over'],
  ['for the team when her days are over', over, new Date(NOW), 'over'],
  ['for the team when she had nothing to add', saidAll, new Date(NOW), 'saidAll'],
  ['for the team when she had nothing to add, also after her days', saidAll, end, 'saidAll'],
  ['for the end of her dispute', disputed, new Date(NOW), 'dispute'],
  ['for the end of her dispute, also after her days', disputed, end, 'dispute'],
  ['for her answer again once her dispute is rejected', rejected, new Date(NOW), 'answer'],
  ['for nothing when it is in a report', onRecord, new Date(NOW), null],
] as const)('a finding waits %s', (_, finding, now, wait) => {
  expect(waitOf(finding, now)).toBe(wait);
});
