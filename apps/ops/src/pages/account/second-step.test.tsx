import {
  addOwnPasskey,
  beginOwnTotp,
  confirmOwnTotp,
  renewRecoveryCodes,
} from '@repo/api-client/contract/team-account';
import { answers, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { givesCodes, givesSecret, isAccount, NEW_CODES, takesPasskey } from '../../../stories/account.ts';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { makesPasskey, rejectsAs, standInPasskeyDialog } from '../../../stories/passkey-dialog.ts';
import { idOf, wanjiku } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import AccountPage from './AccountPage.tsx';

const open = (recorded: readonly Recording[] = [], before?: () => void) =>
  openScreen(AccountPage, paths.account, { recorded, ...(before && { before }) });
const tooOld = (call: Recording['call']) =>
  refuses(call, 403, 'To change how you sign in, please sign out and sign in again first.', {
    code: 'forbidden',
  });
/** As a real press does, which gives the button the focus first. */
async function pressFocused(name: string) {
  (await screen.findByRole('button', { name })).focus();
  await press('button', name);
}
const answer = async (name: string) =>
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const isOff = (name: string | RegExp) =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';
const wayOut = () => screen.findByRole('button', { name: 'Sign in again' });

const added = {
  id: idOf(32),
  name: 'Safari on iPhone',
  created_at: '2026-11-23T06:30:00Z',
  last_used_at: null,
};
const withAdded = once(addOwnPasskey, [isAccount({ passkeys: [added, ...wanjiku.passkeys] })]);

it('offers no passkey where the browser has none', async () => {
  open();
  await screen.findByText('Your app is set up.');
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('adds the passkey that the browser makes', async () => {
  const sent = vi.fn<typeof makesPasskey>(makesPasskey);
  open([...withAdded, ...takesPasskey], () => standInPasskeyDialog(sent));
  await press('button', /^Add a passkey/);
  expect(await screen.findByText('Passkey added.')).toBeTruthy();
  expect(sent).toHaveBeenCalledOnce();
  expect(screen.getByRole('rowheader', { name: 'Safari on iPhone' })).toBeTruthy();
  expect(screen.getByText('Never')).toBeTruthy();
});

it.each([
  ['NotAllowedError', 'The passkey was not added.'],
  ['AbortError', 'The passkey was not added.'],
  ['InvalidStateError', 'This device has a passkey already.'],
])('says without alarm how the dialog of the browser ended (%s)', async (name, words) => {
  open(takesPasskey, () => standInPasskeyDialog(rejectsAs(name)));
  await press('button', /^Add a passkey/);
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces the app with a code of the new one, under the phone of the member', async () => {
  const confirm = answers(confirmOwnTotp, { message: 'Your new authenticator app counts from now on.' });
  const wrong = refuses(confirmOwnTotp, 400, 'Please check the fields and try again.', {
    fields: { totp: 'This code is not right.' },
  });
  const respond = vi.fn<Recording['respond']>(confirm.respond).mockImplementationOnce(wrong.respond);
  open([givesSecret, { ...confirm, respond }]);
  await pressFocused('Replace your authenticator app');
  const code = await screen.findByLabelText<HTMLInputElement>(/^Code of your app/);
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  fireEvent.change(code, { target: { value: '123' } });
  await press('button', 'Use this app');
  expect(respond).not.toHaveBeenCalled();
  fireEvent.change(code, { target: { value: '111111' } });
  await press('button', 'Use this app');
  expect(await screen.findByText('This code is not right.')).toBeTruthy();
  fireEvent.change(code, { target: { value: '482193' } });
  await press('button', 'Use this app');
  expect(await screen.findByText('Your new authenticator app counts from now on.')).toBeTruthy();
  expect(respond).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(
      screen.getByRole('button', { name: 'Replace your authenticator app' }),
    ),
  );
});

it('asks for a secret once for each opening', async () => {
  const respond = vi.fn<Recording['respond']>(givesSecret.respond);
  open([{ ...givesSecret, respond }]);
  await press('button', 'Replace your authenticator app');
  await screen.findByRole('dialog');
  const [cancel] = screen.getAllByRole('button', { name: 'Cancel' });
  if (cancel !== undefined) fireEvent.click(cancel);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(respond).toHaveBeenCalledOnce();
  await press('button', 'Replace your authenticator app');
  await screen.findByRole('dialog');
  expect(respond).toHaveBeenCalledTimes(2);
});

// spec: team-account/codes
it('shows new recovery codes until the member says that she keeps them, and stores them nowhere', async () => {
  const respond = vi.fn<Recording['respond']>(givesCodes.respond);
  open([...once(renewRecoveryCodes, [isAccount({ recovery_codes_left: 10 })]), { ...givesCodes, respond }]);
  await pressFocused('New recovery codes');
  expect(await screen.findByText('The old ones end.')).toBeTruthy();
  expect(respond).not.toHaveBeenCalled();
  await answer('Make new codes');
  expect(await screen.findByText(NEW_CODES[9] ?? '')).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(screen.getByText(NEW_CODES[0] ?? '')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  const stored = [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' ');
  expect(stored).not.toContain(NEW_CODES[0]);
  await press('button', 'I keep these codes in a safe place');
  await waitFor(() => expect(screen.queryByText(NEW_CODES[0] ?? '')).toBeNull());
  expect(respond).toHaveBeenCalledOnce();
  expect(screen.getByText(/^10 of 10 left/)).toBeTruthy();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New recovery codes' })),
  );
});

it.each([
  [4, false],
  [3, true],
  [0, true],
])('warns of few recovery codes (%i left)', async (left, isWarned) => {
  open([isAccount({ recovery_codes_left: left })]);
  expect(await screen.findByText(new RegExp(`^${left} of 10 left`))).toBeTruthy();
  expect(screen.queryByText(/^Few are left/) !== null).toBe(isWarned);
});

it.each([
  [
    'for new codes',
    renewRecoveryCodes,
    () => press('button', 'New recovery codes').then(() => answer('Make new codes')),
  ],
  ['for an app', beginOwnTotp, () => press('button', 'Replace your authenticator app')],
])('shows the way out when the sign-in became too old meanwhile (%s)', async (_, call, change) => {
  open([tooOld(call)]);
  await screen.findByText('Your app is set up.');
  await change();
  expect(await wayOut()).toBeTruthy();
  for (const name of [/^Remove/, /^Replace/, 'New recovery codes']) expect(isOff(name)).toBe(true);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('does not lose new codes when the sign-in becomes too old while they are shown', async () => {
  open([...once(renewRecoveryCodes, [isAccount({ signed_in_recently: false })]), givesCodes]);
  await press('button', 'New recovery codes');
  await answer('Make new codes');
  expect(await screen.findByText(NEW_CODES[0] ?? '')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
