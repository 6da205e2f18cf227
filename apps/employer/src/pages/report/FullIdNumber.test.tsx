import { getCompletion, getDeepCheck, showIdNumber } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { doneAt, report } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

async function open(opened: ReturnType<typeof report>, ...recorded: Recording[]) {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: achieng.id },
    recorded: [...recorded, answers(getDeepCheck, opened), answers(getCompletion, doneAt('standard'))],
  });
  await screen.findByRole('heading', { name: 'Individual Reviews' });
}
const identity = () => within(screen.getByRole('region', { name: 'Identity Verification' }));

it('shows the whole number on request, in a status that a screen reader reads out', async () => {
  await open(report('standard'), answers(showIdNumber, { id_number: '00000101' }));
  expect(screen.queryByText(/00000101/)).toBeNull();
  await press('button', 'Show full number');
  expect((await identity().findByText('00000101')).closest('output')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Show full number' })).toBeNull();
});

it.each([
  [
    'the limit of the day',
    refuses(showIdNumber, 429, 'You have looked at 30 ID numbers today.'),
    /30 ID numbers/,
  ],
  ['a broken network', breaks(showIdNumber), 'Network error. Please try again.'],
])('says so where it cannot, and offers it again: %s', async (_case, recorded, words) => {
  await open(report('standard'), recorded);
  await press('button', 'Show full number');
  await screen.findByText(words);
  expect(screen.queryByRole('button', { name: 'Show full number' })).not.toBeNull();
});

it('is not offered where the report has no ID number', async () => {
  const { identity: found, ...others } = report('standard');
  await open({ ...others, ...(found && { identity: { ...found, full_name: null, id_number: null } }) });
  expect(screen.queryByRole('button', { name: 'Show full number' })).toBeNull();
});
