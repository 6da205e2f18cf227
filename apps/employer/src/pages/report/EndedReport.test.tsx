import { getDashboard } from '@repo/api-client/contract/employer';
import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  expiredCompletion,
  expiredReport,
  stoppedResult,
  withdrawnCompletion,
  withdrawnReport,
} from '../../../stories/ended-reports.ts';
import { facts, openScreen } from '../../../stories/in-test.tsx';
import { clearRegistry, endedRegistry, lockedRegistry, registry } from '../../../stories/misconduct.ts';
import { achieng } from '../../../stories/people.ts';
import { withdrawnCheck } from '../../../stories/purchases.ts';
import { doneAt, noCheck, report } from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import MisconductRegistryPage from '../misconduct/MisconductRegistryPage.tsx';
import ReportPage from './ReportPage.tsx';
import { reportText } from './report-text.ts';
import { workerOfReport } from './worker-of-report.ts';

const state = { workerId: achieng.id };
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');

/** The checks of the list that stopped, and the number of all. */
function listedChecks() {
  const list = screen.queryByText('All checks')?.closest('details');
  const lines = [...(list?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
  return { all: lines.length, stopped: lines.filter((line) => line.includes('Stopped')).length };
}

/** What the screen, the text file and the registry page say of a report in each state. */
describe.each([
  {
    what: 'live',
    told: report('premium'),
    progress: doneAt('premium'),
    end: null,
    chip: 'Complete',
    checks: { all: 8, stopped: 0 },
    text: { has: ['Trust score:', 'Final Review (Our team): Clear'], hasNot: ['Stopped', 'withdrew'] },
    registry: { told: clearRegistry, says: 'No Records Found', leadsBack: true },
    share: { offered: true, canTakeBack: true },
  },
  {
    what: 'withdrawn with nothing decided, so that all was paid back',
    told: report('none'),
    progress: noCheck(achieng),
    end: null,
    chip: null,
    checks: { all: 0, stopped: 0 },
    text: { has: ['Package: None'], hasNot: ['Verification Progress', 'Stopped'] },
    registry: { told: lockedRegistry, says: /You have no paid check of this worker/, leadsBack: false },
    share: { offered: false, canTakeBack: false },
  },
  {
    what: 'withdrawn half way',
    told: withdrawnReport,
    progress: withdrawnCompletion,
    end: 'The worker withdrew consent on Nov 24, 2026',
    // The head says that it stopped.
    chip: '75%',
    checks: { all: 8, stopped: 2 },
    text: {
      has: [
        'The worker withdrew consent on Nov 24, 2026.',
        'Health Check (Worker’s documents): Stopped\n',
        'Final Review (Our team): Stopped\n',
      ],
      hasNot: ['Trust score', 'Expected'],
    },
    registry: {
      told: endedRegistry('withdrawn'),
      says: 'The worker withdrew consent on Nov 12, 2026',
      leadsBack: true,
    },
    share: { offered: false, canTakeBack: false },
  },
  {
    what: '90 days old',
    told: expiredReport,
    progress: expiredCompletion,
    end: 'This report ended on Oct 30, 2026',
    chip: 'Complete',
    checks: { all: 8, stopped: 0 },
    text: {
      has: ['This report ended on Oct 30, 2026.', 'Final Review (Our team): Clear'],
      hasNot: ['Trust score'],
    },
    registry: { told: endedRegistry('expired'), says: 'Your report ended on Nov 12, 2026', leadsBack: true },
    share: { offered: false, canTakeBack: true },
  },
])('a report that is $what', ({ told, progress, end, chip, checks, text, registry: closed, share }) => {
  it('tells its state on the screen, and shares what the page of its code confirms', async () => {
    openScreen(ReportPage, paths.verificationReport, {
      state,
      recorded: [answers(getDeepCheck, told), answers(getCompletion, progress)],
    });
    await screen.findByText(/^Identity Verification/, { selector: 'h2, li' });
    expect(screen.queryByText(/withdrew consent on|This report ended on/)?.textContent ?? null).toBe(end);
    const progressCard = screen.queryByRole('region', { name: 'Verification Progress' });
    expect(progressCard?.textContent.includes(chip ?? '') ?? null).toBe(chip === null ? null : true);
    expect(listedChecks()).toEqual(checks);
    const button = screen.queryByRole('button', { name: 'Share Report' });
    expect(button !== null && button.getAttribute('aria-disabled') !== 'true').toBe(share.offered);
    expect(screen.queryByText('Shared with the wrong person?') !== null).toBe(share.canTakeBack);
    const proof = screen.queryByText(/^The link proves that the report is real/);
    const isLive = share.offered && share.canTakeBack;
    expect(proof !== null).toBe(isLive);
    const past = screen.queryByText('The link says that the report is real, and no longer current.');
    expect(past !== null).toBe(share.canTakeBack && !isLive);
  });

  it('tells the same in the text file', () => {
    const file = reportText(workerOfReport(told), told, progress, []);
    for (const words of text.has) expect(file).toContain(words);
    for (const words of text.hasNot) expect(file).not.toContain(words);
  });

  it('opens or closes the registry, and says why', async () => {
    openScreen(MisconductRegistryPage, paths.misconductRegistry, {
      state,
      recorded: [registry(closed.told)],
    });
    expect(await screen.findByText(closed.says)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'View Report' }) !== null).toBe(closed.leadsBack);
  });
});

it('says how much of the price came back for the checks that a withdrawal stopped', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [
      answers(getDeepCheck, withdrawnReport),
      answers(getCompletion, withdrawnCompletion),
      answers(getDashboard, withdrawnCheck),
    ],
  });
  const stopped = (await screen.findByText('Stopped:')).closest('li');
  expect(stopped?.textContent).toMatch(/^Stopped: health, recommendation\. KES 500 of KES 2,000 refunded\.$/);
});

it('dates the recommendation of a report that is 90 days old', async () => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [answers(getDeepCheck, expiredReport), answers(getCompletion, expiredCompletion)],
  });
  expect(await screen.findByText('Our recommendation then · Aug 1, 2026')).toBeTruthy();
});

describe('a report that has ended', () => {
  const openEnded = async (ended: Report, completion: Completion, ...recorded: Recording[]) => {
    openScreen(ReportPage, paths.verificationReport, {
      state,
      recorded: [...recorded, answers(getDeepCheck, ended), answers(getCompletion, completion)],
    });
    await screen.findByRole('heading', { name: 'Identity Verification' });
  };

  it('by a withdrawal says so, keeps the results, and sells and shares nothing more', async () => {
    await openEnded(withdrawnReport, withdrawnCompletion);
    expect(screen.getByText('The worker withdrew consent on Nov 24, 2026')).toBeTruthy();
    const short = screen.getByRole('list', { name: 'The report in short' }).textContent;
    expect(short).toContain('2 stoppedHealth, recommendation');
    expect(section('Criminal Background Check')?.textContent).toContain('Clear');
    expect(section('Health Check')?.textContent).toContain('Stopped');
    expect(section('Recommendation')?.textContent).toContain('The check stopped before');
    expect(facts()).toMatchObject({ 'ID Number': 'No longer shown' });
    expect(section('Employment References')?.textContent).toContain('Ruth Kamande');
    for (const gone of [/Trust Score/, /\+254/, /out of 100/, /Show full number/, 'View Misconduct Registry'])
      expect(screen.queryByText(gone)).toBeNull();
    for (const gone of ['Reviews Summary', 'Individual Reviews'])
      expect(screen.queryByRole('heading', { name: gone })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Share Report' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download PDF Report' })).toBeTruthy();
  });

  it('shows no empty list in place of a check that stopped, which would read like a result', async () => {
    await openEnded(
      {
        ...withdrawnReport,
        references: [],
        references_summary: { ...stoppedResult, verified: null, total: null, unreached: null },
        work_history: [],
        work_history_summary: stoppedResult,
      },
      withdrawnCompletion,
    );
    expect(section('Work History')?.textContent).toBe('Work HistoryStopped');
    expect(section('Employment References')?.textContent).toBe('Employment ReferencesStopped');
  });

  it('shows nothing of her profile as it is now', async () => {
    await openEnded(
      expiredReport,
      expiredCompletion,
      answers(getNanny, { ...achieng, name: 'Another Name', location: 'Elsewhere' }),
    );
    expect(screen.getByText('This report ended on Oct 30, 2026')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Achieng Otieno' })).toBeTruthy();
    expect(screen.queryByText(/Elsewhere|Another Name/)).toBeNull();
  });

  it('offers a new package after 90 days, and none after a withdrawal', async () => {
    const offers = async (ended: Report, completion: Completion) => {
      await openEnded({ ...ended, access_level: 'standard' }, completion);
      const names = screen.queryAllByRole('button').map(({ textContent }) => textContent);
      cleanup();
      return names.filter((name) => /Deep Check|Adds/.test(name));
    };
    expect(await offers(expiredReport, expiredCompletion)).toEqual([
      'See What Premium Adds',
      'Get the Deep Check',
    ]);
    expect(await offers(withdrawnReport, withdrawnCompletion)).toEqual([]);
  });
});
