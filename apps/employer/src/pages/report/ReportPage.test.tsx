// @vitest-environment happy-dom
import { getNanny } from '@repo/api-client/contract/nannies';
import { downloadReport, getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { AccessLevel } from '@repo/domain/packages';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { facts, here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { paidCheck } from '../../../stories/purchases.ts';
import { doneAt, noCheck, onItsWay, report, unfinishedReport } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const { saveText } = vi.hoisted(() => ({ saveText: vi.fn<(name: string, text: string) => void>() }));
vi.mock('../../site/save-file.ts', () => ({ saveFile: vi.fn<() => void>(), saveText }));

const state = { workerId: achieng.id, verificationId: paidCheck.id };

async function open(level: AccessLevel, ...recorded: Recording[]) {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [
      ...recorded,
      answers(getDeepCheck, report(level)),
      answers(getCompletion, level === 'none' ? noCheck(achieng) : doneAt(level)),
    ],
  });
  await screen.findByRole('heading', { name: 'Individual Reviews' });
}
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const locked = () => titles().flatMap((title) => (title.endsWith(' (locked)') ? [title.slice(0, -9)] : []));
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');

beforeEach(() => {
  saveText.mockClear();
});

it('holds all sections of the specification, in its order', async () => {
  await open('premium');
  expect(titles()).toEqual([
    'Achieng Otieno',
    'Verification Progress',
    'Identity Verification',
    'Criminal Background Check',
    'Health Check',
    'Misconduct Registry',
    'Employment References',
    'Work History',
    'Social Media Screening',
    'Reviews Summary',
    'Individual Reviews',
    'Recommendation',
  ]);
});

it('names the worker with her score and badge, the package and how far it is', async () => {
  await open('standard');
  expect(screen.getByText('90 out of 100, Platinum', { exact: false })).toBeTruthy();
  expect(facts()).toMatchObject({ Package: 'Standard Verification' });
  expect(screen.getByRole('progressbar', { name: 'Completion' })).toBeTruthy();
});

it.each<[AccessLevel, number]>([
  ['none', 90],
  ['lite', 90],
  ['standard', 90],
  ['premium', 100],
])('explains the score with %s: the parts add up to what the circle shows', async (level, score) => {
  await open(level);
  const explained = screen.getByText('How this score is made up').closest('details');
  if (explained === null) throw new Error('Nothing is explained');
  const points = within(explained)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => Number(/(\d+) of \d+/.exec(textContent)?.[1]));
  expect(points.reduce((sum, each) => sum + each, 0)).toBe(score);
  expect(explained.textContent).toMatch(new RegExp(`Trust Score${score} of 100$`));
  expect(screen.getByText(`${score} out of 100, Platinum`, { exact: false })).toBeTruthy();
});

it('follows every check: its source, who must act next, and why its date was moved', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [answers(getDeepCheck, unfinishedReport), answers(getCompletion, onItsWay)],
  });
  const certificate = (await screen.findAllByRole('listitem')).find(({ textContent }) =>
    textContent.startsWith('Criminal Background Check'),
  );
  expect(certificate?.textContent).toBe(
    'Criminal Background CheckWaitingSource: Worker’s documentsWaiting for the worker’s certificate' +
      'Expected Nov 27, 2026 (was Nov 20): waiting for the worker’s certificate.',
  );
});

it.each<[AccessLevel, string[], string]>([
  [
    'none',
    [
      'Identity Verification',
      'Criminal Background Check',
      'Health Check',
      'Misconduct Registry',
      'Employment References',
      'Work History',
      'Social Media Screening',
      'Recommendation',
    ],
    'Get Lite',
  ],
  [
    'lite',
    ['Criminal Background Check', 'Health Check', 'Work History', 'Social Media Screening'],
    'Upgrade to Standard',
  ],
  ['standard', ['Work History'], 'Upgrade to Premium'],
])('locks for %s %j, and offers the next package', async (level, sections, label) => {
  await open(level);
  expect(locked()).toEqual(sections);
  const [offer] = screen.getAllByRole('link', { name: label });
  expect(offer?.getAttribute('href')).toMatch(
    new RegExp(`^/package\\?upgrade=true&from=${level}&to=\\w+&worker=${achieng.id}$`),
  );
});

describe('the premium report', () => {
  it('shows every reference and the work history', async () => {
    await open('premium');
    const references = section('Employment References')?.textContent;
    expect(references).toMatch(/Ruth Kamande ?Verified.*Previous Employer.*Patient with our twins/);
    expect(references).toMatch(/Joy Mutiso ?Pending verification/);
    expect(section('Work History')?.textContent).toMatch(/Nanny ?Family in Kilimani · 2021 to 2025/);
    expect(section('Health Check')?.textContent).toContain('Passed');
    expect(screen.queryByText(/^Upgrade/)).toBeNull();
  });
});

it('shows of the references below premium a summary alone', async () => {
  await open('standard');
  const references = section('Employment References');
  expect(references?.textContent).toContain('2 of 2');
  expect(references?.textContent).not.toContain('Ruth');
});

it('shows identity details, reviews without an author, and the team’s recommendation', async () => {
  await open('standard');
  expect(facts()).toMatchObject({
    'Full Name': 'Achieng Atieno Otieno',
    'ID Number': '00000101',
    'Average Rating': '4.5 out of 5',
    'Recommendation Rate': '100%',
  });
  expect(screen.getAllByText(/^Anonymous Review/)).toHaveLength(2);
  expect(section('Recommendation')?.textContent).toContain('Recommended. Everything that we checked');
});

it('saves the same as text, without a word, when the PDF cannot be had', async () => {
  await open('standard', answers(downloadReport, null));
  await press('button', 'Download PDF Report');
  await expect.poll(() => saveText.mock.calls.length).toBe(1);
  expect(saveText.mock.calls[0]).toEqual([
    'report-R-SAMPLE1.txt',
    expect.stringContaining('Identity Verification: Verified'),
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('tags the placeholder that stands in for a report that could not be loaded', async () => {
  openScreen(ReportPage, paths.verificationReport, { state, recorded: [refuses(getNanny, 500, '')] });
  expect(await screen.findByText('Failed to load worker profile.')).toBeTruthy();
  const placeholder = within(screen.getByText('Sample data').parentElement ?? document.body);
  expect(placeholder.getByRole('heading', { name: 'Sample Worker' })).toBeTruthy();
  expect(placeholder.getByText('Misconduct flags: 0')).toBeTruthy();
  expect(document.body.textContent).toContain('trust score 85 out of 100');
});

it('says that the deep check failed where the worker could be loaded, and tries it again', async () => {
  openScreen(ReportPage, paths.verificationReport, { state, recorded: [refuses(getDeepCheck, 500, '')] });
  expect(await screen.findByText('Failed to perform deep check. Please try again.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
});

it('takes a worker who was handed over for her id', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerData: { id: achieng.id, name: achieng.name }, isDeepCheck: false },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Achieng Otieno' })).toBeTruthy();
});

it('leads back to the verifications', async () => {
  openScreen(ReportPage, paths.verificationReport, { state, recorded: [breaks(getDeepCheck)] });
  await press('link', 'Back to verifications');
  expect(here()).toMatchObject({ pathname: '/dashboard', state: { activeTab: 'verifications' } });
});

it('leads from its misconduct section to the registry', async () => {
  await open('standard');
  await press('link', 'View Misconduct Registry');
  expect(here()).toMatchObject({ pathname: '/misconduct-registry', state: { workerId: achieng.id } });
});
