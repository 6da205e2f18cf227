import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { allAnswered } from '../../../stories/training.ts';
import { paths } from '../../paths.ts';
import { keepProgress, readProgress, TRAINING_KEY, type Progress } from './progress.ts';
import TrainingPage from './TrainingPage.tsx';

beforeEach(() => sessionStorage.clear());

const open = (progress?: Progress) =>
  openScreen(TrainingPage, paths.training, {
    before: () => {
      if (progress !== undefined) keepProgress(progress);
    },
  });
const pick = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const explained = async (title: string) => within(await screen.findByRole('region', { name: title }));

// spec: team-training/invented
it.each(['identity', 'references', 'end'] as const)(
  'says on top that everybody is invented, and that nothing is sent: %s',
  async (at) => {
    open({ at, answers: allAnswered });
    expect(await screen.findByText('Everybody in this case is invented.')).toBeTruthy();
    expect(screen.getByText(/^Nothing that you decide or write here is sent or kept/)).toBeTruthy();
  },
);

// spec: team-training/invented
it('marks the evidence as invented', async () => {
  open();
  expect(await screen.findByText('Sample data')).toBeTruthy();
});

// spec: team-training/nothing-sent
it('asks the service nothing when a task is decided, and keeps no word that was written', async () => {
  open({ at: 'posts', answers: {} });
  await screen.findByText('Wanjiku Njoroge');
  const asked = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => asked.mockRestore());
  await pick('Clear');
  type(/^Note for the report/, 'She votes.');
  type(/^Note for the team/, 'A word of mine.');
  await press('button', 'Decide: Clear');
  const explanation = await explained('The team writes another note');
  expect(explanation.getByText(/^It names what she thinks/)).toBeTruthy();
  expect(asked.mock.calls).toEqual([]);
  expect(sessionStorage.getItem(TRAINING_KEY)).not.toMatch(/votes|mine/);
});

// spec: team-training/explained
it('explains a decision about an identity: the team’s, why, the rule, and whom another one harms', async () => {
  open();
  await pick('It is proven');
  for (const box of await screen.findAllByRole('checkbox')) fireEvent.click(box);
  await press('button', 'Save my decision: It is proven');
  const explanation = await explained('The team decides otherwise');
  for (const term of ['You', 'The team', 'Why', 'The rule', 'What other answers do'])
    expect(explanation.getByText(term)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('The team decides otherwise');
});

// spec: team-training/explained
it('takes “a referee must act next” for an answer', async () => {
  open({ at: 'references', answers: {} });
  fireEvent.click(await screen.findByText(/^Not ready to decide/));
  fireEvent.change(await screen.findByLabelText(/^Who must act next/), { target: { value: 'referee' } });
  expect(screen.queryByText('You decide as the team does')).toBeNull();
  await press('button', 'Save who must act');
  await explained('You decide as the team does');
});

// spec: team-training/progress
it('goes on, goes back and decides again, and the tab keeps how far the member is', async () => {
  open({ at: 'certificate', answers: {} });
  await pick('Unable to verify');
  type(/^Reason/, 'certificate_of_another');
  type(/^Source of the evidence/, 'ecitizen');
  type(/^Day of the evidence/, '2026-11-20');
  type(/^Note for the report/, 'The number differs.');
  await press('button', 'Decide: Unable to verify');
  await explained('You decide as the team does');
  await press('button', 'Next: References');
  await screen.findByRole('heading', { name: 'Training: References' });
  expect(readProgress()).toMatchObject({ at: 'references', answers: { certificate: { difference: null } } });
  await press('button', 'Back: Police certificate');
  await press('button', 'Decide again');
  await screen.findByText('Your decision');
  expect(document.activeElement?.textContent).toBe('What is asked of you');
  expect(readProgress().answers).toEqual({});
});

// spec: team-training/summary
it('sums up what was decided otherwise, opens it again, and leads to the queues', async () => {
  open({ at: 'end', answers: allAnswered });
  await explained('You decided 5 of 6 as the team does');
  const certificate = await explained('Police certificate');
  expect(certificate.getByText('Clear: The issuer’s own record agrees')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the queues' }).getAttribute('href')).toBe(paths.work);
  await press('button', 'Look again: Police certificate');
  await screen.findByRole('heading', { name: 'Training: Police certificate' });
});

// spec: team-training/progress
it('starts again', async () => {
  open({ at: 'end', answers: allAnswered });
  await press('button', 'Start again');
  await screen.findByRole('heading', { name: 'Training: Identity' });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Start again' })).toBeNull());
});

// spec: team-training/progress
it.each(['', '{"at":"nowhere","answers":{}}', '{"at":"end","answers":{"posts":{"given":{"form":"x"}}}}'])(
  'begins anew where the tab keeps something else: %s',
  (kept) => {
    sessionStorage.setItem(TRAINING_KEY, kept);
    expect(readProgress()).toEqual({ at: 'identity', answers: {} });
  },
);
