import { sendEmployerCode, verifyEmployerCode } from '@repo/api-client/contract/employer-auth';
import { refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import { codeStep } from './code-step.ts';
import { LoginPage } from './LoginPage.tsx';
import { SignUpPage } from './SignUpPage.tsx';
import { VerifyPage } from './VerifyPage.tsx';

const LANDING = 'http://localhost:3000/';
const userData = { name: 'Wanjiru Kamau', phone: '0700 000 012', location: 'Nairobi' };

const openVerify = (isLogin: boolean, ...recorded: Recording[]) =>
  openScreen(VerifyPage, paths.verify, { signedIn: false, state: { userData, isLogin }, recorded });
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

// The forms before it fetch it with the press that sends the code.
beforeAll(codeStep.preload);
afterEach(() => vi.useRealTimers());

// spec: sign-in/sign-up-fields, sign-in/sign-up-phone-placeholder, sign-in/sign-up-terms
// spec: sign-in/sign-up-to-login, sign-in/sign-up-back
it('sign-up has its three fields, the terms, and the ways to sign in and back', () => {
  openScreen(SignUpPage, paths.signUp, { signedIn: false });
  expect(screen.getByLabelText(/^Full Name/)).toBeTruthy();
  expect(screen.getByLabelText(/^Phone Number/).getAttribute('placeholder')).toBe('+254 700 000 000');
  expect(screen.getByLabelText(/^Location/)).toBeTruthy();
  expect(screen.getByText(/^By continuing you agree to our/)).toBeTruthy();
  for (const [name, path] of [
    ['Terms of Service (opens in a new tab)', 'terms'],
    ['Privacy Policy (opens in a new tab)', 'privacy'],
  ] as const) {
    expect(hrefOf(name)).toBe(`${LANDING}${path}`);
    expect(screen.getByRole('link', { name }).getAttribute('target')).toBe('_blank');
  }
  expect(hrefOf('Sign In')).toBe('/login');
  expect(hrefOf('Back to Home')).toBe(LANDING);
});

// spec: sign-in/login-field, sign-in/login-to-sign-up, sign-in/login-back
it('login has one field, and the ways to sign up and back', () => {
  openScreen(LoginPage, paths.login, { signedIn: false });
  expect(screen.getAllByRole('textbox')).toHaveLength(1);
  expect(hrefOf('Sign Up')).toBe('/signup');
  expect(hrefOf('Back to Home')).toBe(LANDING);
});

// spec: sign-in/verify-needs-state
it('a code is entered only where it is known whose phone it was sent to', async () => {
  openScreen(VerifyPage, paths.verify, { signedIn: false });
  await expect.poll(() => here().pathname).toBe('/login');
});

// spec: sign-in/verify-change-login, sign-in/verify-change-sign-up
it.each([
  [true, 'Sign In', '/login'],
  [false, 'Verify Your Phone', '/signup'],
])('leads to another phone number the way that was come by (login: %s)', (isLogin, title, address) => {
  openVerify(isLogin);
  expect(screen.getByRole('heading', { name: title })).toBeTruthy();
  expect(hrefOf('Change Phone Number')).toBe(address);
});

// spec: sign-in/login-goes-on, sign-in/call-send-code-login
it('goes on to the code of a login two seconds after it was sent, with the phone that was entered', async () => {
  vi.useFakeTimers();
  const sent = () => Promise.resolve(Response.json({ success: true, message: 'sent', resend_after: 60 }));
  openScreen(LoginPage, paths.login, {
    signedIn: false,
    recorded: [{ call: sendEmployerCode, when: {}, respond: sent }],
  });
  const pass = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  type(/^Phone Number/, '0700 000 012');
  fireEvent.click(screen.getByRole('button', { name: 'Send Verification Code' }));
  await pass(10);
  expect(screen.getByText('Verification code sent successfully!')).toBeTruthy();
  // Its button says no more that it is being sent.
  expect(screen.queryByRole('button', { name: 'Sending Code...' })).toBeNull();
  await pass(1980);
  expect(here().pathname).toBe('/login');
  await pass(20);
  expect(here()).toMatchObject({
    pathname: '/verify',
    state: { isLogin: true, userData: { phone: '0700 000 012', name: '', location: '' } },
  });
});

describe('where the service has no words of its own', () => {
  // spec: sign-in/failed-send
  it('a code that is not sent to a new employer has the screen’s', async () => {
    openScreen(SignUpPage, paths.signUp, { signedIn: false, recorded: [refuses(sendEmployerCode, 500, '')] });
    for (const label of [/^Full Name/, /^Location/]) type(label, 'Nairobi');
    type(/^Phone Number/, '0700 000 012');
    await press('button', 'Get Started');
    expect(await screen.findByText('Failed to send verification code')).toBeTruthy();
  });

  // spec: sign-in/failed-login
  it('a code that is not sent for a login has the screen’s', async () => {
    openScreen(LoginPage, paths.login, { signedIn: false, recorded: [refuses(sendEmployerCode, 500, '')] });
    type(/^Phone Number/, '0700 000 012');
    await press('button', 'Send Verification Code');
    expect(await screen.findByText('Phone number not found. Please sign up first.')).toBeTruthy();
  });

  // spec: sign-in/failed-verify
  it('a code that is not taken has the screen’s', async () => {
    openVerify(true, refuses(verifyEmployerCode, 500, ''));
    type(/^Digit 1 of 6/, '482193');
    await press('button', 'Verify Code');
    expect(await screen.findByText('Invalid verification code')).toBeTruthy();
  });

  // spec: sign-in/failed-resend
  it('a code that is not sent again has the screen’s', async () => {
    vi.useFakeTimers();
    openVerify(true, refuses(sendEmployerCode, 500, ''));
    const pass = (seconds: number) =>
      act(async () => {
        await vi.advanceTimersByTimeAsync(seconds * 1000);
      });
    await pass(61);
    fireEvent.click(screen.getByRole('button', { name: 'Resend Code' }));
    await pass(1);
    expect(screen.getByText('Failed to resend verification code')).toBeTruthy();
  });
});
