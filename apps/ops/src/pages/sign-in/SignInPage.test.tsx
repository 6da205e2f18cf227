import {
  showPasskey,
  beginPasskey,
  showSecondFactor,
  verifyOpsCode,
} from '@repo/api-client/contract/team-auth';
import { answers, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { here, openSignIn, press, savedFiles } from '../../../stories/in-test.tsx';
import { rejectsAs, standInPasskeyDialog } from '../../../stories/passkey-dialog.ts';
import { sendsCode } from '../../../stories/team.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { SignInPage } from './SignInPage.tsx';

const TICKET = 'a-recorded-ticket';
const SECRET = 'JBSWY3DPEHPK3PXP';
const CODES = ['7KQ2-M9XA', 'PT4W-38ZC'];

const knows = (...kinds: ('passkey' | 'totp' | 'recovery_code')[]) =>
  answers(verifyOpsCode, { enrol: null, second_factor: { ticket: TICKET, kinds } });
const isNew = answers(verifyOpsCode, { enrol: { ticket: TICKET, totp_secret: SECRET }, second_factor: null });
const letsIn = (codes: string[] | null) =>
  answers(showSecondFactor, { token: 'a-token', recovery_codes: codes });

const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

async function reach(...recorded: readonly Recording[]) {
  openSignIn(SignInPage, paths.signIn, { signedIn: false, recorded: [sendsCode, ...recorded] });
  await fill(/^Phone number/, '0700 000 001');
  await press('button', 'Send code');
  await fill(/^6-digit code/, '482193');
  await press('button', 'Continue');
}
const stored = () => [...Object.values(localStorage), ...Object.values(sessionStorage)].join(' ');

const focused = () => document.activeElement;

it('begins each step in its field', async () => {
  openSignIn(SignInPage, paths.signIn, {
    signedIn: false,
    recorded: [sendsCode, knows('totp', 'recovery_code')],
  });
  await fill(/^Phone number/, '0700 000 001');
  await press('button', 'Send code');
  expect(await screen.findByLabelText(/^6-digit code/)).toBe(focused());
  await fill(/^6-digit code/, '482193');
  await press('button', 'Continue');
  expect(await screen.findByLabelText(/^Code of your app/)).toBe(focused());
  await press('button', 'Use a recovery code instead');
  expect(await screen.findByLabelText(/^Recovery code/)).toBe(focused());
  await press('button', 'Use your authenticator app instead');
  expect(await screen.findByLabelText(/^Code of your app/)).toBe(focused());
});

it('says at its field that a code is wrong', async () => {
  await reach(refuses(verifyOpsCode, 400, 'Invalid verification code'));
  await screen.findByText('Invalid verification code');
  const field = screen.getByLabelText(/^6-digit code/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(focused()).toBe(field);
});

it('signs a member in with the code of her app', async () => {
  await reach(knows('totp', 'recovery_code'), letsIn(null));
  await fill(/^Code of your app/, '123456');
  await press('button', 'Sign in');
  await waitFor(() => expect(here().pathname).toBe(paths.home));
  expect(session.token()).toBe('a-token');
});

// spec: team-sign-in/memory
it('keeps neither ticket nor secret in the storage or the history of the browser', async () => {
  await reach(isNew);
  expect(await screen.findByText('Set up your second step')).toBeTruthy();
  expect(stored()).not.toContain(TICKET);
  expect(stored()).not.toContain(SECRET);
  expect(JSON.stringify(here())).not.toContain(TICKET);
});

// spec: team-sign-in/recovery-codes
it('begins the first session when she says that she keeps the codes, and not before', async () => {
  await reach(isNew, letsIn(CODES));
  await fill(/^Code of your app/, '123456');
  await press('button', 'Use the app');
  expect(await screen.findByText('Keep your recovery codes')).toBeTruthy();
  await press('button', 'Continue');
  expect(session.token()).toBeNull();
  const files = savedFiles();
  await press('button', 'Save as a file');
  expect(await files[0]?.content?.text()).toBe(`${CODES.join('\n')}\n`);
  fireEvent.click(screen.getByRole('checkbox', { name: 'I keep these codes in a safe place.' }));
  await press('button', 'Continue');
  expect(session.token()).toBe('a-token');
});

it('gives the secret to a device without a camera in groups of four', async () => {
  await reach(isNew);
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
});

it('lets her take another way, and says what is wrong with a code', async () => {
  await reach(
    knows('totp', 'recovery_code'),
    refuses(showSecondFactor, 400, 'Please check the fields and try again.', {
      fields: { recovery_code: 'This recovery code is not right, or was used before.' },
    }),
  );
  await press('button', 'Use a recovery code instead');
  await press('button', 'Sign in');
  expect(await screen.findByText('Please enter one of your recovery codes.')).toBeTruthy();
  await fill(/^Recovery code/, '7KQ2-M9XA');
  await press('button', 'Sign in');
  expect(await screen.findByText('This recovery code is not right, or was used before.')).toBeTruthy();
  expect(session.token()).toBeNull();
});

it('starts again with the phone after a sign-in that took too long', async () => {
  await reach(
    knows('totp'),
    refuses(showSecondFactor, 401, 'This sign-in took too long or was used before.'),
  );
  await fill(/^Code of your app/, '123456');
  await press('button', 'Sign in');
  expect(await screen.findByText(/took too long/)).toBeTruthy();
  await press('button', 'Start again');
  expect(await screen.findByLabelText(/^Phone number/)).toBeTruthy();
});

it('offers a passkey only where the browser has some, and says so when she cancels', async () => {
  await reach(isNew);
  expect(await screen.findByText('Authenticator app')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Make a passkey' })).toBeNull();
});

it('stays where she is when the passkey dialog is cancelled', async () => {
  await reach(
    knows('passkey', 'totp'),
    answers(beginPasskey, {
      registration: null,
      authentication: {
        rpId: 'localhost',
        challenge: 'AAAA',
        timeout: 60_000,
        allowCredentials: [],
        userVerification: 'required',
      },
    }),
    answers(showPasskey, { token: 'a-token', recovery_codes: null }),
  );
  standInPasskeyDialog(rejectsAs('NotAllowedError'));
  await press('button', 'Use passkey');
  expect(await screen.findByText(/The passkey was not used/)).toBeTruthy();
  expect(session.token()).toBeNull();
});
