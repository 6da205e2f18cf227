import { getMe, type WireWorkerRecord } from '@repo/api-client/contract/worker';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, press } from '../../stories/in-test.tsx';
import { achieng, created } from '../../stories/people.ts';
import ProfilePage from '../pages/profile/ProfilePage.tsx';
import { paths } from '../paths.ts';

const open = (record: WireWorkerRecord = achieng) =>
  openScreen(ProfilePage, paths.profile, { recorded: [answers(getMe, record)] });
const code = () => screen.queryByRole('img', { name: 'QR code of your public page' });

describe('her card', () => {
  it('has the code of her page from the start, once she has shared it', async () => {
    open({ ...achieng, public_link: 'http://localhost/w/achieng-otieno' });
    await screen.findByRole('heading', { name: 'Achieng Otieno' });
    expect(code()).not.toBeNull();
  });

  const stamps = async () => {
    await press('button', 'See your stamps');
    const back = within(screen.getByRole('region', { name: 'Your stamps' }));
    return back.getAllByRole('listitem').map(({ textContent }) => textContent);
  };

  it('has the Kenyan day of each check on its stamp, and the points of an empty one', async () => {
    open();
    expect(await stamps()).toEqual([
      'ID verificationNov 3, 2026',
      '2 or more referencesNov 3, 2026',
      'Admin approval+15 points',
      'Police clearance+10 points',
      'No misconduct+10 points',
      'Social screening+10 points',
      'Deep check+10 points',
      'Recent profileNov 3, 2026',
    ]);
  });

  it('has the points on a stamp whose day is not known, and no day of a last check', async () => {
    const rows = achieng.trust_score_breakdown.map((row) => ({ ...row, earned_at: null }));
    open({ ...achieng, trust_score_breakdown: rows });
    expect((await stamps())[0]).toBe('ID verification20 points');
    expect(document.body.textContent).not.toContain('Checked ');
  });

  it('says when she was last checked, and an edit of hers is no check', async () => {
    const rows = achieng.trust_score_breakdown.map((row) =>
      row.component === 'recent_profile' ? { ...row, earned_at: '2026-11-20T08:00:00Z' } : row,
    );
    open({ ...achieng, trust_score_breakdown: rows });
    expect(await screen.findByText('Checked Nov 3, 2026')).toBeTruthy();
  });
});

describe('what would raise her score', () => {
  const earning = (...parts: readonly string[]) => {
    const rows = achieng.trust_score_breakdown.map((row) =>
      parts.includes(row.component) ? { ...row, state: 'earned', points: row.max } : row,
    );
    const score = rows.reduce((sum, { points }) => sum + points, 0);
    return { ...achieng, trust_score: score, trustScore: score, trust_score_breakdown: rows };
  };

  it.each([
    [achieng, 'A clear police clearance would add 10 points.'],
    [
      earning('admin_approval', 'no_misconduct', 'social_screening'),
      'A clear police clearance would bring you to Platinum.',
    ],
    [{ ...created, trust_checked: false }, 'A verified identity would add 20 points.'],
  ])('is told below the card: %#', async (record, sentence) => {
    open(record);
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('is not told where only an employer can begin it', async () => {
    open(earning('police_clearance'));
    await screen.findByRole('heading', { name: 'Achieng Otieno' });
    expect(document.body.textContent).not.toContain('would');
  });
});
