import {
  declareConflict,
  endOwnSession,
  getTeamAccount,
  listOwnConflicts,
  listOwnSessions,
  removeOwnPasskey,
  saveTeamAccount,
} from '@repo/api-client/contract/team-account';
import { answers, breaks, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  isAccount,
  knowsPeople,
  newMember,
  signedInHereOnly,
  signedInWidely,
} from '../../../stories/account.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { idOf, signsOut, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { Guard } from '../../shell/Guard.tsx';
import AccountPage from './AccountPage.tsx';

const open = (...recorded: readonly Recording[]) => openScreen(AccountPage, paths.account, { recorded });
/** A recording, and how often the service was asked for it. */
function counted(recording: Recording) {
  const respond = vi.fn<Recording['respond']>(recording.respond);
  return [{ ...recording, respond }, respond] as const;
}
/** As a real press does, which gives the button the focus first. */
async function pressFocused(name: string) {
  (await screen.findByRole('button', { name })).focus();
  await press('button', name);
}
const isOff = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const factOf = async (term: string) =>
  (await screen.findByText(term, { selector: 'dt' })).nextElementSibling?.textContent;

// spec: team-account/facts
it('tells the member who she is to her colleagues, and when her session ends', async () => {
  open();
  expect(await factOf('Name')).toMatch(/^Wanjiku Njoroge/);
  expect(await factOf('Phone')).toBe('+254 700 000 001');
  expect(await factOf('Role')).toMatch(/^AdministratorDoes what all others do/);
  expect(await factOf('This session')).toBe(
    'You are signed in until 20:45.After 30 minutes without use you are signed out.',
  );
});

it('says that a new member has no name, no passkey and one session', async () => {
  open(answers(getTeamAccount, newMember), signedInHereOnly);
  expect(await factOf('Name')).toMatch(/^Not given yet/);
  expect(screen.getByText(/You have none yet/)).toBeTruthy();
  expect(await screen.findByText('This device')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Sign out (on|everywhere)/ })).toBeNull();
});

it('saves another name without its spaces, and says so', async () => {
  const [saves, saved] = counted(answers(saveTeamAccount, { message: 'Saved.' }));
  open(...once(saveTeamAccount, [isAccount({ name: 'Wanjiku Kamau' })]), saves);
  const sent = vi.spyOn(globalThis, 'fetch');
  await pressFocused('Change your name');
  fireEvent.change(await screen.findByLabelText(/^Name/), { target: { value: ' ' } });
  await press('button', 'Save');
  expect(await screen.findByText('Please enter the name that colleagues see.')).toBeTruthy();
  expect(saved).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: ' Wanjiku Kamau ' } });
  await press('button', 'Save');
  expect(await screen.findByText('Your name is saved.')).toBeTruthy();
  const put = sent.mock.calls.find(([, init]) => init?.method === 'PUT');
  expect(put?.[1]?.body).toBe(JSON.stringify({ name: 'Wanjiku Kamau' }));
  sent.mockRestore();
  expect(await factOf('Name')).toMatch(/^Wanjiku Kamau/);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change your name' })),
  );
});

it('asks before it removes a passkey, removes it once, and shows what is left', async () => {
  const [removes, removed] = counted(answers(removeOwnPasskey, { message: 'Passkey removed.' }));
  open(...once(removeOwnPasskey, [isAccount({ passkeys: [] })]), removes);
  await pressFocused('Remove the passkey Chrome on Windows');
  const question = within(await screen.findByRole('alertdialog'));
  expect(removed).not.toHaveBeenCalled();
  const yes = question.getByRole('button', { name: 'Remove' });
  fireEvent.click(yes);
  fireEvent.click(yes);
  expect(await screen.findByText('Passkey removed.')).toBeTruthy();
  expect(removed).toHaveBeenCalledOnce();
  expect(screen.getByText(/You have none yet/)).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('My account'));
});

// spec: team-account/last
it('keeps the last second step where it knows it, and says why', async () => {
  open(isAccount({ has_totp: false }));
  await press('button', /^Remove/);
  expect(isOff(/^Remove/)).toBe(true);
  expect(screen.getAllByText(/^This is your last second step/)).not.toHaveLength(0);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('says in the question why the service keeps a passkey', async () => {
  open(refuses(removeOwnPasskey, 409, 'This is your last second step.', { code: 'conflict' }));
  await press('button', /^Remove/);
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('This is your last second step.')).toBeTruthy();
  expect(screen.getByRole('alertdialog')).toBeTruthy();
});

// spec: team-account/recent
it('switches every change off after an old sign-in, and brings the member back after a new one', async () => {
  const [ends, ended] = counted(signsOut);
  const Guarded = () => (
    <Guard>
      <AccountPage />
    </Guard>
  );
  openScreen(Guarded, paths.account, { recorded: [isAccount({ signed_in_recently: false }), ends] });
  await screen.findByText(/^Sign in again to change how you sign in\. Your last/);
  for (const name of [/^Remove/, /^Replace/, 'New recovery codes']) expect(isOff(name)).toBe(true);
  expect(isOff('Change your name')).toBe(false);
  await press('button', 'Sign in again');
  expect(session.isSignedIn()).toBe(false);
  expect(ended).toHaveBeenCalledOnce();
  act(() => session.signIn('the-next-session', wanjiku.phone));
  expect(session.takeReturn()).toEqual({ path: paths.account, state: null });
});

// spec: team-account/sessions
it('ends one other session once, and shows those that are left', async () => {
  const [ends, ended] = counted(answers(endOwnSession, { message: 'Signed out there.' }));
  open(...once(endOwnSession, [signedInHereOnly]), ends);
  const button = await screen.findByRole('button', { name: 'Sign out on Samsung Internet on Android' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(await screen.findByText('Signed out there.')).toBeTruthy();
  expect(ended).toHaveBeenCalledOnce();
  expect(screen.queryByText('Samsung Internet on Android')).toBeNull();
});

it('ends every session but this one with one message', async () => {
  const ended: string[] = [];
  const ends = [41, 42, 43].map((number) => {
    const recording = answers(
      endOwnSession,
      { message: 'Signed out there.' },
      { params: { id: idOf(number) } },
    );
    return {
      ...recording,
      respond: () => {
        ended.push(idOf(number));
        return recording.respond();
      },
    };
  });
  open(...once(endOwnSession, [signedInHereOnly]), ...ends, signedInWidely);
  await press('button', 'Sign out everywhere else');
  expect(await screen.findByText('You are signed in on this device only.')).toBeTruthy();
  expect(ended.toSorted()).toEqual([idOf(42), idOf(43)]);
  expect(screen.queryByText('Signed out there.')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

it('says where the member is still signed in when one session could not be ended', async () => {
  const one = answers(endOwnSession, { message: 'Signed out there.' }, { params: { id: idOf(42) } });
  open(one, refuses(endOwnSession, 503, 'Please try again later.'), signedInWidely);
  await press('button', 'Sign out everywhere else');
  expect(await screen.findByText('Please try again later.')).toBeTruthy();
  expect(screen.queryByText('You are signed in on this device only.')).toBeNull();
});

it('loads the sessions again when they could not be loaded, and shows the account meanwhile', async () => {
  const [fails, failed] = counted(breaks(listOwnSessions));
  open(fails);
  expect(await screen.findByText('Your sessions could not be loaded.')).toBeTruthy();
  expect(await screen.findByText('Your app is set up.')).toBeTruthy();
  const before = failed.mock.calls.length;
  await press('button', 'Try again');
  expect(failed.mock.calls.length).toBeGreaterThan(before);
});

describe('the people whom a member knows', () => {
  // spec: team-conflicts/page
  it('are listed by the end of their number, and one is added once', async () => {
    const [declares, declared] = counted(answers(declareConflict, { message: 'Noted.' }));
    open(...once(declareConflict, [knowsPeople]), declares);
    expect(await screen.findByText('You have added nobody.')).toBeTruthy();
    const sent = vi.spyOn(globalThis, 'fetch');
    await pressFocused('Add a person');
    fireEvent.change(await screen.findByLabelText(/^Phone number/), { target: { value: '0700 000 417' } });
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: ' My cousin in Kisumu. ' } });
    const add = screen.getByRole('button', { name: 'Add' });
    fireEvent.click(add);
    fireEvent.click(add);
    expect(await screen.findByText('ends in 417')).toBeTruthy();
    expect(screen.getByText('My cousin in Kisumu.')).toBeTruthy();
    expect(declared).toHaveBeenCalledOnce();
    const bodies = sent.mock.calls.flatMap(([, init]) => (typeof init?.body === 'string' ? [init.body] : []));
    sent.mockRestore();
    expect(bodies.map((body): unknown => JSON.parse(body))).toEqual([
      { phone: '+254700000417', reason: 'My cousin in Kisumu.' },
    ]);
  });

  it('are not sent before both fields are right, and a refusal stands at its field', async () => {
    const own = 'This is your own number.';
    open(refuses(declareConflict, 400, own, { fields: { phone: own } }));
    await press('button', 'Add a person');
    await press('button', 'Add');
    expect(await screen.findAllByText('Please give a reason.')).not.toHaveLength(0);
    fireEvent.change(screen.getByLabelText(/^Phone number/), { target: { value: '0700 000 001' } });
    fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'I.' } });
    await press('button', 'Add');
    expect(await screen.findAllByText(own)).not.toHaveLength(0);
  });

  it('are loaded again when they could not be loaded', async () => {
    const [fails, failed] = counted(breaks(listOwnConflicts));
    open(fails);
    expect(await screen.findByText('The list could not be loaded.')).toBeTruthy();
    const before = failed.mock.calls.length;
    await press('button', 'Try again');
    expect(failed.mock.calls.length).toBeGreaterThan(before);
  });
});
