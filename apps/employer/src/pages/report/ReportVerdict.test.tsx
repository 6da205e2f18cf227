import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng } from '../../../stories/people.ts';
import {
  disputed,
  disputedReport,
  doneAt,
  onItsWay,
  report,
  unconfirmed,
  unconfirmedReport,
  unfinishedReport,
} from '../../../stories/reports.ts';
import { paths } from '../../paths.ts';
import ReportPage from './ReportPage.tsx';

const state = { workerId: achieng.id };

/** The tiles of the verdict, from the first. */
const openRead = async (told: Report, progress: Completion) => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [answers(getDeepCheck, told), answers(getCompletion, progress)],
  });
  const short = await screen.findByRole('list', { name: 'The report in short' });
  return within(short)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};

it('counts what is clear and what the package leaves out, and quotes the team', async () => {
  expect(await openRead(report('standard'), doneAt('standard'))).toEqual([
    '6 clearIdentity, criminal record, misconduct registry, references, social media, recommendation',
    '2 not in packageHealth, work history',
  ]);
  const quote = screen.getByRole('figure').textContent;
  expect(quote).toContain('Our recommendation · Nov 20, 2026');
  expect(quote).toContain('Recommended. Everything that we checked is in order.');
});

it('says first what was found, and that it is disputed', async () => {
  const [first] = await openRead(disputedReport, disputed);
  expect(first).toBe('1 findingCriminal record (disputed)');
  expect(screen.getByText('Gold 65')).toBeTruthy();
});

it('calls what nobody could confirm neither clear nor a finding', async () => {
  const tiles = await openRead(unconfirmedReport, unconfirmed);
  expect(tiles[1]).toBe('1 unable to verifyCriminal record');
  expect(tiles.join()).not.toContain('finding');
});

it('promises nothing before the decisions', async () => {
  expect(await openRead(unfinishedReport, onItsWay)).toEqual([
    '2 clearIdentity, references',
    '4 under wayCriminal record, misconduct registry, social media, recommendation',
    '2 not in packageHealth, work history',
  ]);
  expect(screen.queryByRole('figure')).toBeNull();
});

it('says in place of a recommendation whom an unfinished report waits for, and nothing of it once all is decided', async () => {
  await openRead(unfinishedReport, onItsWay);
  expect(screen.getByText('Next · nothing for you to do').nextElementSibling?.textContent).toBe(
    'Waiting for Achieng: we asked for the police clearance certificate.',
  );
  cleanup();
  await openRead(report('standard'), doneAt('standard'));
  expect(screen.queryByText(/^Next ·/)).toBeNull();
});

it('tells the day of a result beside it, and keeps its facts to themselves', async () => {
  await openRead(report('standard'), doneAt('standard'));
  const told = (name: string) => screen.getByRole('region', { name }).textContent;
  expect(told('Social Media Screening')).toBe('Social Media ScreeningClearChecked Nov 20, 2026');
  expect(told('Employment References')).toBe(
    'Employment ReferencesVerifiedChecked Nov 20, 2026References2 verified, 3 asked for',
  );
});

it('leads to its sections without a step in the history, which would lose the worker', async () => {
  await openRead(disputedReport, disputed);
  const before = here();
  await press('link', '1 finding');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Criminal Background Check' }));
  expect(here()).toEqual(before);
});
