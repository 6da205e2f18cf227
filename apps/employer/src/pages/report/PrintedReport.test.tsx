import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { PHOTO_NOTE } from '@repo/domain/report-words';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withdrawnCompletion, withdrawnReport } from '../../../stories/ended-reports.ts';
import { openScreen } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { noCheck, report, unconfirmed, unconfirmedReport } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import { reportPaper } from './report-paper.ts';
import ReportPage from './ReportPage.tsx';

const tell = (event: 'beforeprint' | 'afterprint') => fireEvent(window, new Event(event));

const openPrinted = async (told: Report, progress: Completion) => {
  await reportPaper.preload();
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: achieng.id },
    recorded: [answers(getDeepCheck, told), answers(getCompletion, progress)],
  });
  await screen.findByText(/^Identity Verification/, { selector: 'h2, li' });
  tell('beforeprint');
  return within(screen.getByRole('article'));
};

it('prints first what the PDF has on its first page, and keeps it out of the page otherwise', async () => {
  const sheet = await openPrinted(unconfirmedReport, unconfirmed);
  expect(sheet.getByRole('heading', { level: 1 }).textContent).toBe('Amini verification report');
  expect(sheet.getByRole('heading', { level: 2 }).textContent).toBe('Achieng Otieno');
  expect(sheet.getByText('Trust score: 80 out of 100, Gold')).toBeDefined();
  expect(sheet.getByText('1 unable to verify')).toBeDefined();
  expect(sheet.getByText('Criminal record').parentElement?.textContent).toBe(
    'Criminal recordUnable to verify',
  );
  expect(sheet.getByText(PHOTO_NOTE)).toBeDefined();
  expect(sheet.getByRole('img', { name: /^QR code: .+\/r\/SAMPLE-CODE$/ })).toBeDefined();
  expect(sheet.getByText(/cannot promise how somebody will act tomorrow/)).toBeDefined();
  tell('afterprint');
  expect(screen.queryByRole('article')).toBeNull();
});

it('prints no score of a report that has ended, and calls it no longer current', async () => {
  const sheet = await openPrinted(withdrawnReport, withdrawnCompletion);
  expect(sheet.getByText('The worker withdrew consent on Nov 24, 2026')).toBeDefined();
  expect(sheet.queryByText(/Trust score|Is this report genuine/)).toBeNull();
  expect(sheet.getByText(/^This report is no longer current. Scan/)).toBeDefined();
});

it('prints no code before there is a report', async () => {
  const sheet = await openPrinted(report('none'), noCheck(achieng));
  expect(sheet.queryByRole('img', { name: /QR code/ })).toBeNull();
  expect(sheet.queryByText(/Is this report genuine/)).toBeNull();
});
