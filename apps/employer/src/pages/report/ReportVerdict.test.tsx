import { getNanny } from '@repo/api-client/contract/nannies';
import { getCompletion, getDeepCheck } from '@repo/api-client/contract/verifications';
import type { Completion, Report } from '@repo/api-client/queries/reports';
import { answers, refuses } from '@repo/api-client/recorded/recorded-calls';
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
    '5 checks clearIdentity, criminal record, misconduct registry, references (2 of 3), social media',
    '2 not in packageHealth, work history',
  ]);
  const quote = screen.getByRole('figure').textContent;
  expect(quote).toContain('Our recommendation · Nov 20, 2026');
  expect(quote).toContain('Recommended. Everything that we checked is in order.');
});

it('counts the references as clear with how many referees are confirmed, and in no other group', async () => {
  expect(await openRead(report('premium'), doneAt('premium'))).toEqual([
    '7 checks clearIdentity, criminal record, health, misconduct registry, references (2 of 3), work history, social media',
  ]);
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

it('says in the row of a finding that its worker disputes it, and in no third place', async () => {
  await openRead(disputedReport, disputed);
  const row = screen.getByRole('region', { name: 'Criminal Background Check' }).textContent;
  expect(row).toContain('The worker says that this is wrong. Our team is looking at it.');
  const inSight = screen.getAllByText(/disputed/i).filter((each) => each.closest('details') === null);
  expect(inSight).toHaveLength(2);
});

it('leads from a finding to the worker, with the link to share further down', async () => {
  await openRead(disputedReport, disputed);
  const ask = screen.getByRole('link', { name: 'Ask the Worker' });
  const share = screen.getByRole('button', { name: 'Share Report' });
  const score = screen.getByRole('region', { name: 'How this score is made up' });
  expect(ask.compareDocumentPosition(score)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(score.compareDocumentPosition(share)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await press('link', 'Ask the Worker');
  expect(here()).toMatchObject({ pathname: '/worker-profile', state: { workerId: achieng.id } });
});

it.each([
  ['nothing was found', [answers(getDeepCheck, report('standard'))]],
  ['she is hidden now', [answers(getDeepCheck, disputedReport), refuses(getNanny, 404, 'Worker not found')]],
] as const)('asks nobody where %s', async (_when, recorded) => {
  openScreen(ReportPage, paths.verificationReport, {
    state,
    recorded: [...recorded, answers(getCompletion, disputed)],
  });
  expect(await screen.findByRole('button', { name: 'Share Report' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Ask the Worker' })).toBeNull();
});

it('counts the steps while some are open, and the verdict adds up to them', async () => {
  const card = () => screen.getByRole('region', { name: 'Verification Progress' }).textContent;
  const tiles = await openRead(unfinishedReport, onItsWay);
  expect(card()).toContain('33% · 2 of 6 steps');
  expect(tiles.slice(0, 2).map((tile) => Number.parseInt(tile, 10))).toEqual([2, 4]);
  cleanup();
  await openRead(report('standard'), doneAt('standard'));
  expect(card()).toContain('100%');
  expect(card()).not.toContain('steps');
});

it('tells the day of all results in the words of the home, and the day of the next one', async () => {
  await openRead(unfinishedReport, onItsWay);
  const head = screen.getByRole('heading', { name: 'Achieng Otieno' }).closest('main')?.textContent;
  expect(head).toMatch(/Standard Check · Expected Dec 18, 2026 · Next result Nov 25, 2026/);
});

it('calls what nobody could confirm neither clear nor a finding, and leads to the worker', async () => {
  const tiles = await openRead(unconfirmedReport, unconfirmed);
  expect(tiles[1]).toBe('1 unable to verifyCriminal record');
  expect(tiles.join()).not.toContain('finding');
  expect(screen.getByRole('link', { name: 'Ask the Worker' })).toBeTruthy();
});

it('promises nothing before the decisions', async () => {
  expect(await openRead(unfinishedReport, onItsWay)).toEqual([
    '2 checks clearIdentity, references (2 of 3)',
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
    'Employment References2 of 3 referees confirmedChecked Nov 20, 2026Needed2 who confirmNot named1 referee',
  );
});

it('leads to its sections without a step in the history, which would lose the worker', async () => {
  await openRead(disputedReport, disputed);
  const before = here();
  await press('link', '1 finding');
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Criminal Background Check' }));
  expect(here()).toEqual(before);
});
