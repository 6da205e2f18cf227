import { revokeReportCode } from '@repo/api-client/contract/report-codes';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, breaks, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { doneAt, report } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const share = vi.fn<(link: { readonly url: string }) => Promise<void>>();
const copy = vi.fn<(text: string) => Promise<void>>();

/** A browser with or without a share sheet. */
function inBrowser(sharing: 'sheet' | 'clipboard') {
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: sharing === 'sheet' ? share : undefined,
  });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: copy } });
}

afterEach(() => {
  share.mockReset();
  copy.mockReset();
});

const bought = report('standard');
const LINK = new RegExp(`/r/${bought.report?.code ?? 'none'}$`);

async function open(...recorded: Recording[]) {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: achieng.id },
    recorded: [...recorded, answers(getDeepCheck, bought), answers(getCompletion, doneAt('standard'))],
  });
  await screen.findByRole('button', { name: 'Share Report' });
}

// spec: report/share
it('hands the link of the report to the share sheet of the phone', async () => {
  inBrowser('sheet');
  share.mockResolvedValue();
  await open();
  await press('button', 'Share Report');
  await waitFor(() => expect(share).toHaveBeenCalledOnce());
  expect(share.mock.calls[0]?.[0].url).toMatch(LINK);
});

it('copies the link where there is no share sheet, and says so', async () => {
  inBrowser('clipboard');
  copy.mockResolvedValue();
  await open();
  await press('button', 'Share Report');
  await screen.findByText('Link copied');
  expect(copy.mock.calls[0]?.[0]).toMatch(LINK);
});

it('shows the link where it cannot be copied either, and nothing where the sheet was closed again', async () => {
  inBrowser('clipboard');
  copy.mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  await open();
  await press('button', 'Share Report');
  const dialog = await screen.findByRole('dialog', { name: 'The link could not be copied. Here it is:' });
  expect(within(dialog).getByText(LINK)).toBeTruthy();
  const chat = screen.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href') ?? '';
  expect(new URL(chat).searchParams.get('text')).toMatch(LINK);
  await press('button', 'Close');

  inBrowser('sheet');
  share.mockRejectedValue(new DOMException('Closed', 'AbortError'));
  await press('button', 'Share Report');
  await waitFor(() => expect(screen.queryByText(LINK)).toBeNull());
});

/** The action is behind a disclosure, because a report that was never shared has no link to revoke. */
async function takeBack() {
  const behind = (await screen.findByText('Shared with the wrong person?')).closest('details');
  expect(behind?.open).toBe(false);
  expect(behind?.contains(screen.getByRole('button', { name: 'Take the Link Back', hidden: true }))).toBe(
    true,
  );
  fireEvent.click(screen.getByText('Shared with the wrong person?'));
  expect(behind?.open).toBe(true);
  await press('button', 'Take the Link Back');
}

it('takes the link back after a question, and says that the report has a new one', async () => {
  inBrowser('sheet');
  await open(answers(revokeReportCode, { message: 'Taken back', code: 'AAAA-BBBB-CCCC-DDDD' }));
  await takeBack();
  await screen.findByRole('alertdialog', { name: 'Take the link back?' });
  await press('button', 'Take Back');
  await screen.findByText('The link was taken back. The report has a new one.');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('keeps the question open when the link could not be taken back', async () => {
  inBrowser('sheet');
  await open(breaks(revokeReportCode));
  await takeBack();
  await screen.findByRole('alertdialog');
  await press('button', 'Take Back');
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(screen.getByRole('alertdialog', { name: 'Take the link back?' })).toBeTruthy();
});

it('offers nothing to take back before there is a link', async () => {
  inBrowser('sheet');
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: achieng.id },
    recorded: [answers(getDeepCheck, { ...report('lite'), report: null })],
  });
  const button = await screen.findByRole('button', { name: 'Share Report' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText('Shared with the wrong person?')).toBeNull();
});
