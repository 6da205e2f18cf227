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
    '5 checks clearIdentity, criminal record, misconduct registry, references, social media',
    '2 not in packageHealth, work history',
  ]);
  const quote = screen.getByRole('figure').textContent;
  expect(quote).toContain('Our recommendation · Nov 20, 2026');
  expect(quote).toContain('Recommended. Everything that we checked is in order.');
});

it('names beside what is clear that a referee is not confirmed', async () => {
  const tiles = await openRead(report('premium'), doneAt('premium'));
  expect(tiles[1]).toBe('1 of 3 referees not confirmedThe score needs only 2');
});

it.each([
  ['nothing before there is something to tell', unfinishedReport, onItsWay, 0],
  ['once the registry was searched', report('standard'), doneAt('standard'), 1],
] as const)('leads to the registry: %s', async (_what, told, progress, links) => {
  await openRead(told, progress);
  expect(screen.queryAllByRole('link', { name: 'View Misconduct Registry' })).toHaveLength(links);
});

it('sells nothing below a finding to who does not ask', async () => {
  await openRead(disputedReport, disputed);
  const offer = screen.getByRole('link', { name: 'Upgrade to Premium' }).closest('details');
  expect(offer?.querySelector('summary')?.textContent).toBe('Not in your package');
  expect(offer?.open).toBe(false);
});

it('says first what was found, and that it is disputed', async () => {
  const [first] = await openRead(disputedReport, disputed);
  expect(first).toBe('1 findingCriminal record (disputed)');
  expect(screen.getByRole('main').textContent).toContain('Gold, trust score 65 out of 100');
});

it('says of a complete report that a finding is still looked at', async () => {
  await openRead(disputedReport, disputed);
  const card = screen.getByRole('region', { name: 'Verification Progress' }).textContent;
  expect(card).toContain('The worker disputes a finding. Our team looks at it again.');
});

it('says which step is no check', async () => {
  await openRead(report('standard'), doneAt('standard'));
  const card = screen.getByRole('region', { name: 'Verification Progress' }).textContent;
  expect(card).toContain('6 of 6 steps5 checks and our recommendation');
  expect(card).not.toContain('disputes');
});

it('calls what nobody could confirm neither clear nor a finding', async () => {
  const tiles = await openRead(unconfirmedReport, unconfirmed);
  expect(tiles[1]).toBe('1 unable to verifyCriminal record');
  expect(tiles.join()).not.toContain('finding');
});

it('promises nothing before the decisions', async () => {
  expect(await openRead(unfinishedReport, onItsWay)).toEqual([
    '2 checks clearIdentity, references',
    '3 under wayCriminal record, misconduct registry, social media',
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
    'Employment ReferencesVerifiedChecked Nov 20, 2026References2 of 3 referees confirmed',
  );
});

it('leads to its sections without a step in the history, which would lose the worker', async () => {
  await openRead(disputedReport, disputed);
  const before = here();
  await press('link', '1 finding');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Criminal Background Check' }));
  expect(here()).toEqual(before);
});
