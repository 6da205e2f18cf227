import { getNanny, listNannyReviews } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { facts, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { paidCheck } from '../../../stories/purchases.ts';
import { doneAt, report, reviews } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const state = { workerId: achieng.id, verificationId: paidCheck.id };
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');

// spec: errors/deep-check
it('shows the rest of the report without its deep check, which alone is tried again', async () => {
  let isBroken = true;
  const asked: string[] = [];
  const counted = (recording: Recording): Recording => ({
    ...recording,
    respond: () => {
      asked.push(recording.call.path);
      return recording.respond();
    },
  });
  const whole = answers(getDeepCheck, report('standard'));
  const broken = refuses(getDeepCheck, 500, '');
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [
      counted({ ...whole, respond: () => (isBroken ? broken : whole).respond() }),
      ...[answers(getNanny, achieng), answers(getCompletion, doneAt('standard'))].map(counted),
      counted(answers(listNannyReviews, reviews)),
    ],
  });
  expect(await screen.findByText('Failed to perform deep check. Please try again.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 2, name: 'Achieng Otieno' })).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Completion' })).toBeTruthy();
  await vi.waitFor(() => expect(facts()).toMatchObject({ 'Average Rating': '4.5 out of 5' }));
  expect(section('Health Check')?.textContent).toContain('this section needs the deep check');
  expect(screen.queryByText('Sample data')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download PDF Report' })).toBeNull();

  isBroken = false;
  asked.length = 0;
  await press('button', 'Try Again');
  await vi.waitFor(() => expect(section('Identity Verification')?.textContent).toContain('Verified'));
  expect(asked).toEqual([getDeepCheck.path]);
  expect(screen.getByRole('button', { name: 'Download PDF Report' })).toBeTruthy();
});

it('has the team’s notes from the progress when the deep check failed', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [
      breaks(getDeepCheck),
      answers(getCompletion, { ...doneAt('lite'), admin_notes: 'Recommended for toddlers.' }),
    ],
  });
  await vi.waitFor(() =>
    expect(section('Recommendation')?.textContent).toContain('Recommended for toddlers.'),
  );
});
