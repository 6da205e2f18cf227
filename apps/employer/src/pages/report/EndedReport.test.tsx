import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  expiredCompletion,
  expiredReport,
  withdrawnCompletion,
  withdrawnReport,
} from '../../../stories/ended-reports.ts';
import { facts, openScreen } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const state = { workerId: achieng.id };
const section = (name: string) => screen.getByRole('heading', { level: 2, name }).closest('section');

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
    expect(screen.getByText('The worker withdrew her consent on Nov 24, 2026')).toBeTruthy();
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
