import { getTeamAccount, saveTeamAccount } from '@repo/api-client/contract/team-account';
import { answers, breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newMember } from '../../stories/account.ts';
import { openSignIn, press } from '../../stories/in-test.tsx';
import { signsOut } from '../../stories/team.ts';
import { paths } from '../paths.ts';
import { session } from '../session/session.ts';
import SignedIn from './SignedIn.tsx';

const Guarded = () => (
  <SignedIn>
    <p>Her first screen</p>
  </SignedIn>
);
// It brings its own cache, as in the app.
const open = (...recorded: readonly Recording[]) =>
  openSignIn(Guarded, paths.work, { signedIn: true, recorded });
const isNameless = answers(getTeamAccount, newMember);
const write = async (name: string) =>
  fireEvent.change(await screen.findByLabelText(/^Name that colleagues see/), { target: { value: name } });

// spec: team-sign-in/name
it('asks a member without a name for it before she works', async () => {
  open(isNameless, answers(saveTeamAccount, { message: 'Saved.' }));
  const sent = vi.spyOn(globalThis, 'fetch');
  await screen.findByRole('heading', { name: 'Your name' });
  expect(screen.queryByText('Her first screen')).toBeNull();
  await press('button', 'Continue');
  await screen.findByText('Please enter the name that colleagues see.');
  await write(' Achieng Auma ');
  await press('button', 'Continue');
  await screen.findByText('Her first screen');
  const put = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
  expect(put?.[1]?.body).toBe(JSON.stringify({ name: 'Achieng Auma' }));
  sent.mockRestore();
});

it('keeps the typed name when it was not saved, and lets her leave', async () => {
  open(isNameless, signsOut, refuses(saveTeamAccount, 503, 'The service is busy. Please try again.'));
  await write('Achieng Auma');
  await press('button', 'Continue');
  await screen.findByText('The service is busy. Please try again.');
  expect(screen.getByDisplayValue('Achieng Auma')).toBeTruthy();
  await press('button', 'Sign out');
  expect(session.isSignedIn()).toBe(false);
});

it.each([
  ['has a name', []],
  ['cannot be read', [breaks(getTeamAccount)]],
])('opens the screen of a member whose account %s', async (_, recorded) => {
  open(...recorded);
  await screen.findByText('Her first screen');
  expect(screen.queryByText('Your name')).toBeNull();
});
