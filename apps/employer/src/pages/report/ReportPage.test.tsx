import { getNanny, listNannyReviews } from '@repo/api-client/contract/nannies';
import { downloadReport, getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import type { AccessLevel } from '@repo/domain/packages';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { facts, here, NEWS, openScreen, PLACE_BEFORE, press, savedFiles } from '../../../stories/in-test.tsx';
import { achieng, idOf, prospect } from '../../../stories/people.ts';
import { paidCheck } from '../../../stories/purchases.ts';
import { doneAt, noCheck, onItsWay, report, reviews, unfinishedReport } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

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

// spec: report/state-id, report/identity, report/criminal, report/health, report/misconduct
// spec: report/references, report/social
it('holds all sections of the specification, in its order', async () => {
  await open('premium');
  expect(titles().join(', ')).toBe(
    'Achieng Otieno, Identity Verification, Criminal Background Check, Health Check, Misconduct Registry, Employment References, Work History, Social Media Screening, Reviews Summary, Recommendation, How this score is made up, Verification Progress',
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Individual Reviews' })).toBeTruthy();
});

// spec: report/header, report/progress
it('names the worker with her score and badge, the package and how far it is', async () => {
  await open('standard');
  expect(screen.getByText('90 out of 100, Platinum', { exact: false })).toBeTruthy();
  expect(facts()).toMatchObject({ Package: 'Standard Check' });
  expect(screen.getByRole('progressbar', { name: 'Completion' })).toBeTruthy();
});

it.each<[AccessLevel, number]>([
  ['none', 90],
  ['lite', 90],
  ['standard', 90],
  ['premium', 100],
])(
  'explains the score with %s: the total is what the circle shows, and the hidden parts are one',
  async (level, score) => {
    await open(level);
    const explained = screen.getByText('How this score is made up').closest<HTMLElement>('section, details');
    if (explained === null) throw new Error('Nothing explains the score');
    const parts = within(explained).getAllByRole('listitem');
    const points = parts.flatMap(({ textContent }) => /(\d+) of \d+/.exec(textContent)?.[1] ?? []);
    const hidden = parts.filter(({ textContent }) => textContent.startsWith('Locked checks'));
    expect(hidden).toHaveLength(level === 'premium' ? 0 : 1);
    expect(parts.filter(({ textContent }) => /(\d+ of|up to) \d+/.test(textContent))).toHaveLength(
      parts.length,
    );
    for (const { textContent } of hidden)
      expect(textContent).toMatch(/The Premium Check shows: Deep check\.$/);
    const sum = points.reduce((added, each) => added + Number(each), 0);
    expect(sum).toBe(score);
    const note = level === 'none' ? 'Without a package a worker can earn 25 points\\..*' : '';
    expect(explained.textContent).toMatch(new RegExp(`Trust Score${score} of 100${note}$`));
    const said =
      level === 'none' ? `Platinum, trust score ${score} out of 100` : `${score} out of 100, Platinum`;
    expect(document.body.textContent).toContain(said);
  },
);

it('follows every check: its source, who must act next, and why its date was moved', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [answers(getDeepCheck, unfinishedReport), answers(getCompletion, onItsWay)],
  });
  await screen.findByText(/^Source: Worker’s documents/);
  const certificate = screen
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent.startsWith('Criminal Background CheckWaiting'));
  expect(certificate?.textContent).toBe(
    'Criminal Background CheckWaitingWaiting for Achieng: we asked for the police clearance certificate' +
      'Expected Dec 18, 2026 (was Nov 20): waiting for the worker’s certificate.Source: Worker’s documents',
  );
  const row = screen.getByRole('heading', { level: 2, name: 'Criminal Background Check' }).closest('section');
  // The head says once whom the report waits for.
  expect(row?.textContent).toMatch(/Waiting for the worker’s certificateExpected Dec 18, 2026$/);
});

// spec: package/upgrade-goes, report/gate-police, report/gate-health, report/gate-social
// spec: report/gate-work-history, report/prompt-lite, report/prompt-standard
it.each<[AccessLevel, string[], string]>([
  [
    'lite',
    ['Criminal Background Check', 'Health Check', 'Work History', 'Social Media Screening'],
    'Upgrade to Standard',
  ],
  ['standard', ['Work History'], 'Upgrade to Premium'],
])('locks for %s %j, and offers the next package', async (level, sections, label) => {
  await open(level);
  expect(locked()).toEqual(sections);
  // One offer for the whole report, whatever the number of locked sections.
  expect(screen.getByRole('link', { name: label }).getAttribute('href')).toMatch(
    new RegExp(`^/package\\?upgrade=true&from=${level}&to=\\w+&worker=${achieng.id}$`),
  );
});

// spec: package/upgrade-inline
it.each<[AccessLevel, string]>([
  ['none', 'Get Lite for KES 500'],
  ['lite', 'It opens criminal record and social media. Standard costs KES 1,000.'],
  [
    'standard',
    'It opens work history. It shows references in full. Health is checked too. Premium costs KES 2,000.',
  ],
])('tells with %s what the next package brings, and costs', async (level, words) => {
  await open(level);
  await vi.waitFor(() => expect(document.body.textContent).toContain(words));
});

it('sells nobody a package for a health check that another one makes', async () => {
  await open('lite');
  const health = section('Health Check (locked)')?.textContent;
  expect(health).toContain('The health check itself is made with the Premium Check.');
  expect(health).not.toContain('in full');
});

it('offers premium where the health section is open and no check was made', async () => {
  await open('standard', answers(getDeepCheck, { ...report('standard'), health_check: null }));
  const health = section('Health Check');
  expect(health?.textContent).toContain('Not part of this package');
  expect(screen.getByRole('link', { name: 'Upgrade to Premium' }).getAttribute('href')).toMatch(
    /from=standard&to=premium/,
  );
});

// spec: package/upgrade-modal, package/upgrade-later
it('sums up on request what the next package adds, lets her stay, and goes back when it is put off', async () => {
  await open('lite');
  await press('button', 'See What Standard Adds');
  const asked = within(await screen.findByRole('dialog', { name: 'Upgrade to Standard' }));
  expect(asked.getByRole('list', { name: 'What Standard adds' }).textContent).toMatch(/Police clearance/);
  expect(asked.getByRole('link', { name: 'Upgrade for KES 1,000' }).getAttribute('href')).toMatch(
    /^\/package\?upgrade=true&from=lite&to=standard/,
  );
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(here().pathname).toBe('/verification-report');
  await press('button', 'See What Standard Adds');
  await press('button', 'Maybe Later');
  await expect.poll(() => here().pathname).toBe(PLACE_BEFORE);
});

describe('the premium report', () => {
  // spec: report/work-history, report/gate-references, report/reference-states
  it('shows every reference and the work history', async () => {
    await open('premium');
    const references = section('Employment References')?.textContent;
    expect(references).toMatch(/Ruth Kamande ?Verified.*Previous Employer.*Patient with our twins/);
    expect(references).toMatch(/Joy Mutiso ?Not confirmed.*Pending verification/);
    expect(references).not.toContain('Not specified');
    expect(section('Work History')?.textContent).toMatch(/Nanny ?Family in Kilimani · 2021 to 2025/);
    expect(section('Health Check')?.textContent).toContain('Passed');
    expect(screen.queryByText(/^Upgrade/)).toBeNull();
  });
});

// spec: constants/references-required
it.each<[AccessLevel, string]>([
  ['lite', '2'],
  ['standard', '3'],
  ['premium', '3'],
])('tells how many references %s requires: %s', async (level, required) => {
  await open(level);
  expect(section('Employment References')?.textContent).toContain(`of ${required} referees confirmed`);
});

// spec: report/gate-summary
it('shows of the references below premium a summary alone', async () => {
  await open('standard');
  const references = section('Employment References');
  expect(references?.textContent).toContain('2 of 3 referees confirmed');
  expect(references?.textContent).not.toContain('Ruth');
});

// spec: reviews/anonymous, report/reviews-summary, report/reviews, report/recommendation
// spec: report/recommendation-rate, report/average, permissions/admin-notes
it('shows identity details, reviews without an author, and the team’s recommendation', async () => {
  await open('standard');
  expect(facts()).toMatchObject({
    'Full Name': 'Achieng Atieno Otieno',
    'ID Number': 'ends 101',
    'Average Rating': '4.5 out of 5',
    'Recommendation Rate': '100%',
  });
  expect(screen.getAllByText(/^Anonymous Review/)).toHaveLength(2);
  expect(section('Recommendation')?.textContent).toContain('Recommended. Everything that we checked');
});

// spec: reviews/own-badge-shown
it("puts the 'Verified Employer' badge on the employer's own review", async () => {
  const withOwn = reviews.map((review, index) => ({ ...review, is_own: index === 0 }));
  await open('standard', answers(listNannyReviews, withOwn));
  expect(screen.getAllByText('Verified Employer')).toHaveLength(1);
  expect(screen.getAllByText(/^Anonymous Review/)).toHaveLength(1);
});

it.each(NEWS)(
  'shows %s what is decided meanwhile, and asks no more by itself once all is',
  async (_when, happen) => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const asked = { report: vi.fn<Recording['respond']>(), completion: vi.fn<Recording['respond']>() };
    const says = (deepCheck: Report, completion: Completion) => {
      asked.report.mockImplementation(() => Promise.resolve(Response.json(deepCheck)));
      asked.completion.mockImplementation(() => Promise.resolve(Response.json(completion)));
    };
    const pass = (seconds: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      });
    says(unfinishedReport, onItsWay);
    openScreen(ReportPage, paths.verificationReport, {
      state,
      recorded: [
        { call: getDeepCheck, when: {}, respond: asked.report },
        { call: getCompletion, when: {}, respond: asked.completion },
      ],
    });
    await pass(1);
    expect(section('Criminal Background Check')?.textContent).toContain('Waiting');
    says(report('standard'), doneAt('standard'));
    await happen();
    expect(section('Criminal Background Check')?.textContent).toContain('Clear');
    await pass(120);
    expect([asked.report.mock.calls.length, asked.completion.mock.calls.length]).toEqual([2, 2]);
  },
);

it('saves as PDF the report on the screen, whatever older card opened it', async () => {
  const saved = savedFiles();
  const olderCard = { ...state, verificationId: idOf(107) };
  openScreen(ReportPage, paths.verificationReport, {
    state: olderCard,
    recorded: [
      {
        call: downloadReport,
        when: { params: { id: paidCheck.id } },
        respond: () =>
          Promise.resolve(new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } })),
      },
      answers(getDeepCheck, report('premium')),
    ],
  });
  await press('button', 'Download PDF Report');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['verification-report-R-SAMPLE1.pdf']);
});

// spec: report/download-fallback, errors/report-pdf
it('saves the same as text, without a word, when the PDF cannot be had', async () => {
  const saved = savedFiles();
  await open('standard', refuses(downloadReport, 500, 'No PDF today.'));
  await press('button', 'Download PDF Report');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['verification-report-R-SAMPLE1.txt']);
  const text = await saved[0]?.content?.text();
  expect(text).toContain('Identity Verification: Verified');
  expect(text).toContain('She is patient and reliable.');
  expect(screen.queryByRole('alert')).toBeNull();
});

// spec: errors/report-placeholder
it('tags the placeholder that stands in for a report that could not be loaded', async () => {
  openScreen(ReportPage, paths.verificationReport, { state, recorded: [refuses(getNanny, 500, '')] });
  expect(await screen.findByText('Failed to load worker profile.')).toBeTruthy();
  const placeholder = within(screen.getByText('Sample data').parentElement ?? document.body);
  expect(placeholder.getByRole('heading', { name: 'Sample Worker' })).toBeTruthy();
  expect(placeholder.getByText('Misconduct flags: 0')).toBeTruthy();
  expect(document.body.textContent).toContain('trust score 85 out of 100');
});

// spec: report/state-worker
it('takes a worker who was handed over for her id', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerData: { id: achieng.id, name: achieng.name }, isDeepCheck: false },
  });
  expect(await screen.findByRole('heading', { level: 2, name: 'Achieng Otieno' })).toBeTruthy();
});

// spec: report/back
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

it('shows the invitation in the place of a report before her yes', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state: { workerId: prospect.id },
    recorded: [
      refuses(getDeepCheck, 404, 'Worker not found'),
      refuses(getCompletion, 404, 'Worker not found'),
    ],
  });
  expect(await screen.findByText('Waiting until Nov 24, 2026')).toBeTruthy();
  expect(screen.queryByText('Sample Worker')).toBeNull();
});

it('stays readable after a withdrawal, when the worker herself cannot be seen any more', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [
      refuses(getNanny, 404, 'Worker not found'),
      answers(getDeepCheck, report('standard')),
      answers(getCompletion, doneAt('standard')),
    ],
  });
  await screen.findByRole('heading', { level: 2, name: 'Achieng Otieno' });
  expect(section('Identity Verification')?.textContent).toContain('Verified');
  expect(document.body.textContent).not.toContain('Kilimani');
});
