import { sendWorkerCode } from '@repo/api-client/contract/worker-auth';
import { breaks, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { badgeLook } from '../../../stories/badge-look.tsx';
import { here, openSignIn } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { EntryPage } from './EntryPage.tsx';
import { SignInPage } from './SignInPage.tsx';
import { typedPhone } from './typed-phone.ts';

const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  await pass(1);
};
const field = () => screen.getByLabelText<HTMLInputElement>(/Phone Number/);
const says = (words: string) => screen.queryByText(words) !== null;
const says400 = (body: object): Recording => ({
  call: sendWorkerCode,
  when: {},
  respond: () => Promise.resolve(Response.json(body, { status: 400 })),
});
async function submit(phone: string, recorded: readonly Recording[] = []) {
  openSignIn(EntryPage, paths.entry, { recorded });
  await settle();
  fireEvent.change(field(), { target: { value: phone } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await settle();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
});

// spec: worker-entry/send, worker-entry/sent, worker-entry/sent-message, worker-otp/state
// spec: worker-constants/redirect
it('a code is sent, and two seconds later she is where it is entered, with her phone', async () => {
  await submit('0700 000 012');
  expect(says('Verification code sent successfully!')).toBe(true);
  expect(Math.ceil(((codeWait.until() ?? 0) - Date.now()) / 1000)).toBe(60);
  await pass(1900);
  expect(here().pathname).toBe('/worker');
  await pass(200);
  expect(here()).toMatchObject({ pathname: '/worker/otp', state: { phone: '+254700000012' } });
});

// spec: worker-entry/gives-up, worker-entry/failed, worker-entry/network
it.each([
  [
    'in the words of the service',
    refuses(sendWorkerCode, 429, 'Please wait 40 seconds.'),
    'Please wait 40 seconds.',
  ],
  ['in those of its error first', says400({ error: 'No such number.', message: 'Bad.' }), 'No such number.'],
  ['in those of its message, where it has no error', says400({ message: 'Bad.' }), 'Bad.'],
  ['in ours, where it has none', refuses(sendWorkerCode, 500, ''), 'Failed to send verification code'],
  ['in those of a network that is gone', breaks(sendWorkerCode), 'Network error. Please try again.'],
])('a code that was not sent is told %s', async (_, recorded, words) => {
  await submit('0700 000 012', [recorded]);
  expect(says(words)).toBe(true);
  expect(field().value).toBe('0700 000 012');
});

// spec: worker-entry/invalid
it('a number that is none is told at the field', async () => {
  await submit('0700 000');
  expect(says('Please enter a valid Kenyan phone number')).toBe(true);
});

it('a number that the service does not take is told at the field, which has the focus', async () => {
  const words = 'No SMS reaches this number.';
  await submit('0700 000 012', [says400({ error: 'Invalid', message: 'Invalid', fields: { phone: words } })]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toMatch(words);
  expect(document.activeElement).toBe(field());
  expect(says('Invalid')).toBe(false);
  // The mark of a right number would say the opposite.
  expect(says('This number can get an SMS.')).toBe(false);
});

// spec: worker-entry/next, worker-entry/login
it('the entry tells what happens next, and leads to the sign-in', async () => {
  openSignIn(EntryPage, paths.entry);
  await settle();
  const lines = (of: 'main' | 'complementary') =>
    within(screen.getByRole(of))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect(lines('main')).toEqual([
    'You receive a 6-digit code',
    'You verify your phone number',
    'You complete your profile and verification',
    'You receive job opportunitiesEmployers can find you. We cannot promise work.',
  ]);
  // What she can rely on stands beside the form at a desk.
  expect(lines('complementary')).toEqual([
    'It costs you nothing',
    'You decide who gets your number',
    'We never ask for your PIN',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(here().pathname).toBe('/worker/login');
});

it('whoever comes back to the sign-in finds her number', async () => {
  openSignIn(SignInPage, paths.auth, { before: () => typedPhone.keep('+254 700 000 012') });
  await settle();
  expect(field().value).toBe('+254 700 000 012');
  expect(says('Authentication expired. Please log in again.')).toBe(false);
});

it('whoever comes back from the code with the same number goes on to it: another one would be refused', async () => {
  openSignIn(EntryPage, paths.entry, {
    before: () => codeWait.begin(60, '+254700000012'),
    recorded: [refuses(sendWorkerCode, 429, 'Please wait 40 seconds.')],
  });
  await settle();
  fireEvent.change(field(), { target: { value: '0700 000 012' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await settle();
  expect(here()).toMatchObject({ pathname: '/worker/otp', state: { phone: '+254700000012' } });
});

// spec: worker-entry/welcome, worker-entry/groups, worker-entry/check
it('her number stands in groups of three as she types it, and is checked once it can get a code', async () => {
  openSignIn(EntryPage, paths.entry);
  await settle();
  expect(screen.getByRole('heading', { level: 1, name: 'Welcome to Amini' })).toBeTruthy();
  for (const digit of '070000001') fireEvent.change(field(), { target: { value: field().value + digit } });
  expect(field().value).toBe('0700 000 01');
  expect(says('This number can get an SMS.')).toBe(false);
  fireEvent.change(field(), { target: { value: `${field().value}2` } });
  expect(field().value).toBe('0700 000 012');
  expect(screen.getByText('This number can get an SMS.').className).toBe(badgeLook('success'));
});

// spec: worker-entry/groups
it('a number that is pasted or filled in stands in groups too, and is sent as ever', async () => {
  openSignIn(EntryPage, paths.entry);
  await settle();
  const fetched = vi.spyOn(globalThis, 'fetch');
  fireEvent.change(field(), { target: { value: '254700000012' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await settle();
  expect(field().value).toBe('254 700 000 012');
  expect(fetched.mock.calls).toMatchObject([
    ['/auth/send-code', { body: expect.stringContaining('+254700000012') }],
  ]);
});

// spec: worker-entry/error-clears
it('what is wrong with a number is not said any more once it is edited', async () => {
  await submit('0700 000');
  fireEvent.change(field(), { target: { value: '0700 000 0' } });
  expect(says('Please enter a valid Kenyan phone number')).toBe(false);
});

// spec: worker-errors/401, worker-errors/no-token
it.each([
  ['her session is over', { expired: true }, 'Authentication expired. Please log in again.'],
  ['there was none to send with', { noToken: true }, 'Authentication error. Please log in again.'],
])('the sign-in says why she is there when %s', async (_, state, words) => {
  openSignIn(SignInPage, paths.auth, { state });
  await settle();
  expect(says(words)).toBe(true);
});
