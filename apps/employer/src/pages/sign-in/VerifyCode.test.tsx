import { codeWait } from '@repo/app-shell/session/code-wait';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { session } from '../../session/session.ts';
import { typedApplicant } from './typed-applicant.ts';
import VerifyCode from './VerifyCode.tsx';

const applicant = { phone: '0700 000 001', name: '', location: '' };
const service = vi.fn<typeof fetch>();
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const signedIn = {
  token: 'a-token',
  user: { name: 'Zawadi Example', phone: '+254700000001', location: 'Nairobi' },
  name: 'Zawadi Example',
  location: 'Nairobi',
  message: 'ok',
};

function show(isLogin = true) {
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <Routes>
        <Route path="/verify" element={<VerifyCode applicant={applicant} isLogin={isLogin} />} />
        <Route path="/dashboard" element={<h1>The dashboard</h1>} />
      </Routes>
    </MemoryRouter>,
  );
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
/** Types, pastes or fills in from the SMS: a browser hands each of them to the first box. */
const type = (text: string) =>
  fireEvent.change(screen.getByLabelText('Digit 1 of 6'), { target: { value: text } });
const code = () =>
  boxes()
    .map((box) => box.value)
    .join('');
const pass = async (milliseconds: number) => {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', service);
  service.mockReset();
  session.clear();
  typedApplicant.forget();
  codeWait.forget();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// spec: sign-in/verify-title, sign-in/verify-title-login, sign-in/verify-phone
it('says where the code was sent, and by which way the person came', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeTruthy();
  expect(screen.getByText('+254 700 000 001')).toBeTruthy();
  cleanup();
  show(false);
  expect(screen.getByRole('heading', { name: 'Verify Your Phone' })).toBeTruthy();
});

// spec: sign-in/verify-input, sign-in/verify-button
it('waits for six digits, and takes nothing else', () => {
  show();
  expect(screen.getByRole('group', { name: 'Verification Code' })).toBeTruthy();
  expect(boxes()).toHaveLength(6);
  expect(boxes()[0]?.autocomplete).toBe('one-time-code');
  type('12a34');
  expect(code()).toBe('1234');
  expect(button('Verify Code').getAttribute('aria-disabled')).toBe('true');
  type('12 34-567');
  expect(code()).toBe('123456');
  expect(button('Verify Code').getAttribute('aria-disabled')).toBeNull();
});

// spec: sign-in/verified, sign-in/verified-goes-on, sign-in/session-stored
it('stores the session and goes to the dashboard two seconds later', async () => {
  service.mockResolvedValue(json(signedIn));
  show();
  type('123456');
  fireEvent.click(button('Verify Code'));
  await pass(0);
  expect(session.token()).toBe('a-token');
  expect(typedApplicant.read()).toBeUndefined();
  expect(screen.getByText('Verification successful! Redirecting...')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Verifying...' })).toBeNull();
  await pass(1999);
  expect(screen.queryByText('The dashboard')).toBeNull();
  await pass(1);
  expect(screen.getByText('The dashboard')).toBeTruthy();
});

it('goes back to where the session expired, with what was handed on there', async () => {
  const Handed = () => <p>{JSON.stringify(useLocation().state)}</p>;
  session.signIn('an-old-token', signedIn.user);
  session.keepReturn('/write-review', { workerId: 'w-1' });
  session.expire();
  service.mockResolvedValue(json(signedIn));
  render(
    <MemoryRouter initialEntries={['/verify']}>
      <Routes>
        <Route path="/verify" element={<VerifyCode applicant={applicant} isLogin />} />
        <Route path="/write-review" element={<Handed />} />
      </Routes>
    </MemoryRouter>,
  );
  type('123456');
  fireEvent.click(button('Verify Code'));
  await pass(0);
  await pass(2000);
  expect(screen.getByText('{"workerId":"w-1"}')).toBeTruthy();
});

it('signs in with a code that was taken even when the screen was left meanwhile', async () => {
  service.mockResolvedValue(json(signedIn));
  show();
  type('123456');
  fireEvent.click(button('Verify Code'));
  cleanup();
  await pass(0);
  expect(session.token()).toBe('a-token');
});

// spec: sign-in/failed-verify
it('keeps the code and says at its boxes what the service said when it was wrong', async () => {
  service.mockResolvedValue(json({ message: 'Invalid verification code', error: 'x' }, 400));
  show();
  type('123456');
  fireEvent.click(button('Verify Code'));
  await pass(0);
  expect(screen.getByText('Invalid verification code')).toBeTruthy();
  // At its boxes, where the next digit replaces the first one.
  const [first] = boxes();
  expect(document.activeElement).toBe(first);
  expect(first?.getAttribute('aria-invalid')).toBe('true');
  expect(code()).toBe('123456');
  expect(session.token()).toBeNull();
});

// spec: sign-in/verify-countdown, sign-in/verify-resend, sign-in/verify-resend-restarts
it('offers another code after 60 seconds, and counts 60 again after it was sent', async () => {
  service.mockResolvedValue(json({ success: true, message: 'sent', resend_after: 60 }));
  show();
  expect(button('Resend code in 60s')).toBeTruthy();
  await pass(59_000);
  expect(button('Resend code in 1s').getAttribute('aria-disabled')).toBe('true');
  await pass(1_250);
  fireEvent.click(button('Resend Code'));
  await pass(300);
  expect(service).toHaveBeenCalledOnce();
  expect(screen.getByText('Verification code sent successfully!')).toBeTruthy();
  expect(button('Resend code in 60s')).toBeTruthy();
});

it('goes on counting when the page is loaded again', async () => {
  show();
  await pass(20_000);
  cleanup();
  show();
  expect(button('Resend code in 40s')).toBeTruthy();
});

// spec: sign-in/failed-resend
it('waits as long as the service says when it refuses another code', async () => {
  service.mockResolvedValue(json({ message: 'Please wait.', error: 'x', retry_after: 900 }, 429));
  show();
  await pass(60_250);
  fireEvent.click(button('Resend Code'));
  await pass(300);
  expect(screen.getByRole('alert').textContent).toContain('Please wait.');
  expect(button('Resend code in 900s')).toBeTruthy();
});

it('starts the new wait at its own length, however long ago the last one ended', async () => {
  service.mockResolvedValue(json({ success: true, message: 'sent', resend_after: 60 }));
  show();
  await pass(360_000);
  fireEvent.click(button('Resend Code'));
  await pass(0);
  expect(button('Resend code in 60s')).toBeTruthy();
});

it('tells of one attempt at a time, and of each one anew', async () => {
  service.mockResolvedValueOnce(json({ success: true, message: 'sent', resend_after: 60 }));
  show();
  await pass(60_250);
  fireEvent.click(button('Resend Code'));
  await pass(300);
  const first = screen.getByText('Verification code sent successfully!');
  await pass(60_250);
  service.mockResolvedValueOnce(json({ message: 'Not now.', error: 'x' }, 400));
  fireEvent.click(button('Resend Code'));
  await pass(300);
  expect(screen.getByRole('alert').textContent).toContain('Not now.');
  expect(screen.queryByText('Verification code sent successfully!')).toBeNull();
  service.mockResolvedValueOnce(json({ success: true, message: 'sent', resend_after: 60 }));
  fireEvent.click(button('Resend Code'));
  await pass(300);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Verification code sent successfully!')).not.toBe(first);
});

it('waits for the code of each message that was sent', async () => {
  const asked = vi.fn<CredentialsContainer['get']>(() => new Promise(() => {}));
  vi.stubGlobal('OTPCredential', vi.fn());
  vi.stubGlobal('navigator', { credentials: { get: asked } });
  service.mockResolvedValue(json({ success: true, message: 'sent', resend_after: 60 }));
  show();
  expect(asked).toHaveBeenCalledOnce();
  await pass(60_250);
  fireEvent.click(button('Resend Code'));
  await pass(300);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked.mock.calls[0]?.[0]?.signal?.aborted).toBe(true);
});

// spec: sign-in/failed-network
it('speaks of the network when there is none, and keeps what was typed', async () => {
  service.mockRejectedValue(new TypeError('Failed to fetch'));
  show();
  type('123456');
  fireEvent.click(button('Verify Code'));
  await pass(0);
  expect(screen.getByRole('alert').textContent).toContain('Network error. Please try again.');
  expect(code()).toBe('123456');
});
