import { listFindings } from '@repo/api-client/contract/findings';
import { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { only, saidAll, waiting } from '../../../stories/findings-ahead.ts';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import {
  approved,
  firstDay,
  halfway,
  inReview,
  nameAsked,
  nothingFound,
  toDoAgain,
} from '../../../stories/worker-status.ts';
import { paths } from '../../paths.ts';
import VerificationPage from './VerificationPage.tsx';

const open = (status: typeof halfway, state: unknown = null) =>
  openScreen(VerificationPage, paths.verification, {
    state,
    recorded: [answers(getVerificationStatus, status), answers(listFindings, nothingFound)],
  });
const steps = async () => {
  await screen.findByRole('progressbar', { name: 'Verification' });
  return within(screen.getByRole('region', { name: 'Your steps' }))
    .getAllByRole('listitem')
    .map((item) => {
      const state = within(item).getByText(/^(Done|In progress|Not started):$/).parentElement;
      return [state?.previousElementSibling?.textContent, state?.textContent];
    });
};
/** The step at which she is, and the way on that it offers. */
const stepOfNow = () => {
  const step = document.querySelector<HTMLElement>('li[aria-current="step"]');
  return step === null ? null : [step.textContent, within(step).queryByRole('link')?.textContent];
};
const reached = () => screen.getByRole('progressbar', { name: 'Verification' }).getAttribute('value');

// spec: worker-verification/circle, worker-verification/five, worker-verification/profile
// spec: worker-verification/id, worker-verification/police, worker-verification/references
// spec: worker-verification/approval, worker-verification/icons
it('shows how far she is, and each of five steps with where it stands', async () => {
  open(halfway);
  expect(await steps()).toEqual([
    ['Profile Created', 'Done: Completed'],
    ['ID Uploaded', 'Done: Verified'],
    ['Police Clearance', 'Not started: Pending Upload'],
    ['References', 'In progress: 1 of 2 verified'],
    ['Final Approval', 'Not started: Waiting for documents'],
  ]);
  expect(screen.getByText('2 of 5 steps done')).toBeTruthy();
  expect(reached()).toBe('40');
  expect(screen.getAllByText(/%/), 'the percentage is said once').toHaveLength(1);
  expect(screen.queryByText('Please verify your identity to go on.')).toBeNull();
});

// spec: worker-verification/circle
it.each([
  ['of a first day', firstDay, '0', '0 of 5 steps done', 'Not started: Pending Upload'],
  ['that has to be done again', toDoAgain, '20', '1 of 5 steps done', 'Not started: Not verified'],
  ['that is complete', approved, '100', 'All steps are done', 'Done: Verified'],
])('shows a verification %s as it is', async (_, status, percent, done, identity) => {
  open(status);
  expect((await steps())[1]).toEqual(['ID Uploaded', identity]);
  expect(reached()).toBe(percent);
  expect(screen.getByText(done)).toBeTruthy();
});

it('says of named references that they are called when a check runs, while none does', async () => {
  const named = { ...halfway, references: { verified: 0, needed: 2 } };
  open({ ...named, check_open: false });
  expect((await steps())[3]).toEqual(['References', 'Not started: 0 of 2 verified']);
  expect(screen.getByText('No check runs now: we call them when one does.')).toBeTruthy();
});

it('says nothing of that while a check runs', async () => {
  open({ ...halfway, references: { verified: 0, needed: 2 } });
  expect((await steps())[3]).toEqual(['References', 'In progress: 0 of 2 verified']);
  expect(screen.queryByText(/we call them when one does/)).toBeNull();
});

it.each([
  [['certificates'], true],
  [['policeClearance'], false],
] as const)(
  'names the health certificate beside the steps where a check waits for %j',
  async (papers, isNamed) => {
    open({ ...halfway, papers: [...papers] });
    await steps();
    const words = 'A check that you agreed to also waits for your health certificate.';
    expect(screen.queryByText(words) !== null).toBe(isNamed);
  },
);

it.each([
  ['her profile', firstDay, /^Profile Created/, 'Complete Profile'],
  ['her identity', toDoAgain, /^ID Uploaded/, 'See why, and try again'],
  ['her answer', nameAsked, /^ID Uploaded/, 'Answer'],
  [
    'her certificate, while her identity is looked at',
    inReview,
    /^Police Clearance/,
    'Upload police clearance',
  ],
])('stands at the first step that waits for %s, with what to do', async (_, status, step, action) => {
  open(status);
  await steps();
  expect(stepOfNow()).toEqual([expect.stringMatching(step), action]);
});

it('says before the upload of a police clearance that it is optional, what a new one costs, and how long it takes', async () => {
  open(halfway);
  await steps();
  expect(stepOfNow()?.[0]).toContain('A new one costs KES 1,050 on eCitizen and takes 1 to 4 weeks.');
  const optional = screen.getByText(/^Optional: not every check needs it\./);
  const upload = screen.getByRole('link', { name: 'Upload police clearance' });
  expect(upload.compareDocumentPosition(optional)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  expect(screen.getByText(/also without a police clearance/)).toBeTruthy();
});

it.each([
  ['her police clearance', { ...halfway, papers: ['policeClearance' as const] }, 'Police Clearance'],
  ['her identity', { ...toDoAgain, check_open: true }, 'ID Uploaded'],
])('says that a check waits for %s', async (_, status, step) => {
  open(status);
  await steps();
  expect(stepOfNow()?.[0]).toMatch(new RegExp(`^${step}.*A check that you agreed to waits for this step\\.`));
  expect(screen.getAllByText(/waits for this step/)).toHaveLength(1);
});

it('calls a police clearance for which a check waits optional no more, and still asks last for it', async () => {
  open({ ...halfway, papers: ['policeClearance'] });
  await steps();
  expect(screen.queryByText(/^Optional/)).toBeNull();
  expect(screen.getByText(/^The other checks go on\. .* costs KES 1,050/)).toBeTruthy();
  expect(screen.getByText(/also without a police clearance/)).toBeTruthy();
  cleanup();
  open({ ...toDoAgain, papers: ['policeClearance'] });
  await steps();
  expect(stepOfNow()?.[0]).toMatch(/^ID Uploaded/);
});

it('asks for what every check needs before a certificate, which is optional', async () => {
  const { steps: all } = halfway;
  const unnamed = all.map((each) =>
    each.step === 'references' ? { ...each, state: 'not_started' as const } : each,
  );
  open({ ...halfway, references: { verified: 0, needed: 2 }, steps: unnamed });
  await steps();
  expect(stepOfNow()).toEqual([expect.stringMatching(/^References/), 'See your references']);
  expect(screen.queryByText(/also without a police clearance/)).toBeNull();
});

it('stands at what our team does where nothing waits for her, and nowhere once all is done', async () => {
  const [last, ...before] = approved.steps.toReversed();
  const decides = { ...last, step: 'final_approval', state: 'pending', note: 'under_review' } as const;
  open({ ...approved, percentage: 80, steps: [...before.toReversed(), decides] });
  await steps();
  expect(stepOfNow()).toEqual([expect.stringMatching(/^Final Approval/), undefined]);
  cleanup();
  open(approved);
  await steps();
  expect(stepOfNow()).toBeNull();
});

it.each([
  [0, 2, '0 of 2 verified'],
  [2, 2, '2 of 2 verified'],
  // A worker may name five referees. More verified references than needed count as all.
  [4, 2, '2 of 2 verified'],
  [2, 3, '2 of 3 verified'],
])('counts %d verified references of the %d that are needed', async (verified, needed, words) => {
  open({ ...halfway, references: { verified, needed } });
  expect((await steps())[3]?.[1]).toBe(`In progress: ${words}`);
});

it('asks her which name is right where the one on her ID is another, and does not tell her to wait', async () => {
  open(nameAsked);
  expect(await screen.findByText(/The name on your ID is not the one in your profile/)).toBeTruthy();
  expect(screen.queryByText(/You do not have to do anything/)).toBeNull();
  await press('link', 'Answer');
  expect(here().pathname).toBe(paths.identity);
});

// spec: worker-verification/enforced
it('says why she is here where she came straight from her code', async () => {
  open(firstDay, { enforceVerification: true });
  expect(await screen.findByText('Please verify your identity to go on.')).toBeTruthy();
});

it.each([
  ['Upload police clearance', paths.documents],
  ['See your references', paths.references],
])('gets on with a step by %s', async (name, path) => {
  open(halfway);
  await press('link', name);
  expect(here().pathname).toBe(path);
});

// spec: worker-verification/back
it('leads back to the dashboard', async () => {
  open(halfway);
  await press('link', 'Back to dashboard');
  expect(here().pathname).toBe(paths.dashboard);
});

// spec: worker-findings/news
it.each([
  ['that she can answer is named', waiting, true],
  ['that she has nothing to add to is not', saidAll, false],
])('a finding %s on the verification page', async (_, finding, isNamed) => {
  openScreen(VerificationPage, paths.verification, {
    recorded: [answers(getVerificationStatus, halfway), answers(listFindings, only(finding))],
  });
  await screen.findByRole('link', { name: 'See all results' });
  expect(screen.queryByText('Please read a result about you') !== null).toBe(isNamed);
});
