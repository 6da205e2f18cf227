import { getIdentityStatus } from '@repo/api-client/contract/identity';
import { getMe } from '@repo/api-client/contract/worker';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { here, openSignIn } from '../../../stories/in-test.tsx';
import { achieng, inReview, newcomer } from '../../../stories/people.ts';
import { identityStands, letsIn } from '../../../stories/service.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { OtpPage } from './OtpPage.tsx';
import { typedPhone } from './typed-phone.ts';

const state = { phone: '+254700000012' };
const pass = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
  });
/** Waits for the fetched chunks. */
const settle = async () => {
  await act(() => vi.dynamicImportSettled());
  await pass(1);
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const digits = () =>
  boxes()
    .map((box) => box.value || '-')
    .join('');
const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const isBusy = () => document.querySelector('button[aria-busy="true"]') !== null;
const says = (words: string) => screen.queryByText(words) !== null;

const says400 = (body: object): Recording => ({
  call: verifyWorkerCode,
  when: {},
  respond: () => Promise.resolve(Response.json(body, { status: 400 })),
});

async function open(recorded: readonly Recording[] = [], before?: () => void) {
  openSignIn(OtpPage, paths.otp, { state, recorded, ...(before && { before }) });
  await settle();
}
async function type(code: string) {
  for (const [place, digit] of Array.from(code).entries()) {
    const box = boxes()[place];
    if (box !== undefined) fireEvent.change(box, { target: { value: digit } });
  }
  await settle();
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the screen of the code', () => {
  // spec: worker-otp/title, worker-otp/phone, worker-otp/boxes, worker-otp/help, worker-otp/back
  it('shows the phone in groups of three, six boxes, what may help, and the way back', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Verify Your Phone' })).toBeTruthy();
    expect(says('+254 700 000 012')).toBe(true);
    expect(boxes()).toHaveLength(6);
    expect(boxes()[0]?.autocomplete).toBe('one-time-code');
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Check your SMS messages',
      'Check that the phone number is right',
      'Wait a few minutes, then ask for a new code',
      'Contact support if it still does not come',
    ]);
    expect(typedPhone.read()).toBe('+254 700 000 012');
    fireEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
    expect(here().pathname).toBe('/worker/auth');
  });

  it('leads to a chat with whom the deployment names for help, and to nobody otherwise', async () => {
    await open();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    cleanup();
    await open([], () => document.documentElement.style.setProperty('--help-phone', '+254700000009'));
    const chat = screen.getByRole('link', { name: /^Write to us on WhatsApp/ });
    expect(chat.getAttribute('href')).toBe(
      `https://wa.me/254700000009?text=${encodeURIComponent('Hello Amini, my verification code does not come.')}`,
    );
  });

  // spec: worker-otp/state, worker-otp/no-phone
  it('says so where nobody knows whose code it is', async () => {
    openSignIn(OtpPage, paths.otp);
    await settle();
    expect(says('Phone number not found. Please try again.')).toBe(true);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
  });

  // spec: worker-otp/next-box, worker-otp/backspace, worker-otp/one-character
  it('goes from box to box, and back over an empty one', async () => {
    await open();
    await type('48');
    expect(document.activeElement).toBe(boxes()[2]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Backspace' });
    expect(digits()).toBe('4-----');
    expect(document.activeElement).toBe(boxes()[1]);
  });

  // spec: worker-otp/auto-submit, worker-otp/button, worker-otp/six
  it('sends the code by itself when the sixth digit is there, and its button works with all six alone', async () => {
    await open([waits(verifyWorkerCode)]);
    await type('48219');
    expect(isOff('Verify Code')).toBe(true);
    expect(isBusy()).toBe(false);
    await type('482193');
    expect(isBusy()).toBe(true);
  });

  // spec: worker-otp/six-message
  it('says why its button waits', async () => {
    await open();
    await type('48219');
    fireEvent.click(button('Verify Code'));
    expect(says('Please enter a valid 6-digit code')).toBe(true);
  });
});

describe('a code that is refused', () => {
  // spec: worker-otp/wrong, worker-otp/error-clears, worker-otp/failed-server, worker-otp/failed
  // spec: worker-otp/network
  it.each([
    [
      'in the words of the service',
      refuses(verifyWorkerCode, 400, 'This code was used.'),
      'This code was used.',
    ],
    [
      'in those of its error first',
      says400({ error: 'This code is old.', message: 'Bad.' }),
      'This code is old.',
    ],
    ['in those of its message, where it has no error', says400({ message: 'Bad.' }), 'Bad.'],
    ['in ours, where it has none', refuses(verifyWorkerCode, 400, ''), 'Invalid verification code'],
    ['in those of a network that is gone', breaks(verifyWorkerCode), 'Network error. Please try again.'],
  ])('is told %s; the boxes are empty and the first one waits', async (_, recorded, words) => {
    await open([recorded]);
    await type('482193');
    expect(says(words)).toBe(true);
    expect(digits()).toBe('------');
    expect(document.activeElement).toBe(boxes()[0]);
    expect(session.isSignedIn()).toBe(false);
    await type('1');
    expect(says(words)).toBe(false);
  });

  const NEXT = 'Take the code from your newest SMS. If it still does not work, ask for a new one.';
  it.each([
    ['says what to do where it is wrong, old or used', refuses(verifyWorkerCode, 400, ''), true],
    ['does not where too much was tried', refuses(verifyWorkerCode, 429, 'Please wait.'), false],
    ['does not where the network is gone', breaks(verifyWorkerCode), false],
  ])('%s', async (_, recorded, isSaid) => {
    await open([recorded]);
    await type('482193');
    expect(says(NEXT)).toBe(isSaid);
    await type('1');
    expect(says(NEXT)).toBe(false);
  });
});

describe('another code', () => {
  // spec: worker-otp/countdown, worker-otp/resend, worker-otp/resent, worker-calls/resend
  // spec: worker-constants/resend
  it('can be asked for after 60 seconds; it empties the boxes, says so, and starts the seconds anew', async () => {
    await open();
    await type('482');
    expect(isOff('Resend code in 60s')).toBe(true);
    await pass(59_000);
    expect(says('Resend code in 1s')).toBe(true);
    await pass(1000);
    const asked = vi.spyOn(globalThis, 'fetch');
    fireEvent.click(button('Resend Code'));
    await settle();
    expect(asked.mock.calls).toMatchObject([
      ['/auth/send-code', { body: expect.stringContaining('+254700000012') }],
    ]);
    expect(says('New code sent successfully!')).toBe(true);
    expect(digits()).toBe('------');
    expect(says('Resend code in 60s')).toBe(true);
  });

  // spec: worker-otp/network
  it.each([
    ['in the words of the service', refuses(sendWorkerCode, 500, 'No network has it.'), 'No network has it.'],
    ['in ours, where it has none', refuses(sendWorkerCode, 500, ''), 'Failed to send verification code'],
    ['in those of a network that is gone', breaks(sendWorkerCode), 'Network error. Please try again.'],
  ])('that was not sent is told %s', async (_, recorded, words) => {
    await open([recorded]);
    await pass(60_000);
    fireEvent.click(button('Resend Code'));
    await settle();
    expect(says(words)).toBe(true);
  });

  it('waits for as long as the service says, over a reload too', async () => {
    await open([refuses(sendWorkerCode, 429, 'Please wait.', { retry_after: 180 })]);
    await pass(60_000);
    fireEvent.click(button('Resend Code'));
    await settle();
    expect(says('Resend code in 180s')).toBe(true);
    const kept = sessionStorage.getItem('codeWait') ?? '';
    cleanup();
    await pass(100_000);
    await open([], () => sessionStorage.setItem('codeWait', kept));
    expect(says('Resend code in 80s')).toBe(true);
  });

  it.each([
    [20, 'Resend code in 40s'],
    [61, 'Resend Code'],
  ])('was sent %d seconds before this page was loaded: %s', async (seconds, words) => {
    await open([], () => codeWait.begin(60 - seconds));
    expect(says(words)).toBe(true);
  });
});

describe('after the right code', () => {
  // spec: worker-otp/goes-verified, worker-otp/goes-pending, worker-otp/goes-else, worker-otp/stored
  // spec: worker-otp/states, worker-constants/redirect, worker-constants/preserved-real
  it.each([
    ['verified', achieng, { pathname: '/worker/dashboard', state: {} }],
    ['pending', inReview, { pathname: '/worker/dashboard', state: { pending: true } }],
    ['anything else', newcomer, { pathname: '/worker/verification', state: { enforceVerification: true } }],
  ])('two seconds later she is where a check belongs that is %s', async (_, record, place) => {
    await open([letsIn(record), answers(getMe, record), identityStands(record)]);
    await type('482193');
    expect(session.token()).toBe('a-recorded-session');
    expect(session.user()).toMatchObject({ id: record.id, smile_status: record.smile_status });
    expect(says('Verification successful! Redirecting...')).toBe(true);
    await pass(1900);
    expect(here().pathname).toBe('/worker/otp');
    await pass(200);
    const { pathname, state: told } = here();
    expect({ pathname, state: told }).toEqual(place);
    expect(typedPhone.read()).toBe('');
  });

  // spec: worker-otp/re-read, worker-otp/standing, worker-calls/me-replaces, worker-calls/identity
  it('goes by her record as it is read again, and by what the provider says of it', async () => {
    await open([
      letsIn(newcomer),
      answers(getMe, inReview),
      identityStands(achieng, 'Your identity is verified.'),
    ]);
    await type('482193');
    expect(session.user()?.smile_status).toBe('pending');
    expect(says('Your identity is verified.')).toBe(true);
    await pass(2000);
    expect(here()).toMatchObject({ pathname: '/worker/dashboard', state: {} });
  });

  // spec: worker-otp/standing-failed
  it.each([
    [
      'in the words of the service',
      refuses(getIdentityStatus, 503, 'Please ask later.'),
      'Please ask later.',
    ],
    ['in ours, where it has none', refuses(getIdentityStatus, 500, ''), 'Failed to get Smile ID status'],
    ['without a network', breaks(getIdentityStatus), 'Failed to get Smile ID status'],
  ])('a check that cannot be asked for is told %s, and holds nobody up', async (_, recorded, words) => {
    await open([letsIn(inReview), answers(getMe, inReview), recorded]);
    await type('482193');
    expect(says(words)).toBe(true);
    await pass(2000);
    expect(here()).toMatchObject({ pathname: '/worker/dashboard', state: { pending: true } });
  });

  it('a service that says nothing is waited for a few seconds, and no longer', async () => {
    await open([letsIn(achieng), waits(getMe), waits(getIdentityStatus)]);
    await type('482193');
    await pass(5000);
    expect(here().pathname).toBe('/worker/otp');
    await pass(2000);
    expect(here().pathname).toBe('/worker/dashboard');
  });

  it('leaves nothing of hers on this phone where her session is over before that', async () => {
    await open([refuses(getMe, 401, 'Authentication expired. Please log in again.')]);
    await type('482193');
    await pass(2100);
    expect(session.isSignedIn()).toBe(false);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('worker'))).toEqual([]);
  });

  it('goes back to where her session expired, with what was handed on there', async () => {
    await open([], () => {
      session.signIn('an-old-session', achieng);
      session.keepReturn('/worker/references', { from: 'here' });
      session.expire();
    });
    await type('482193');
    await pass(2000);
    expect(here()).toMatchObject({ pathname: '/worker/references', state: { from: 'here' } });
  });
});

// spec: worker-calls/verify
it('tells the service what her screen speaks, and the page speaks her account’s language from then on', async () => {
  const kiswahili = { ...achieng, language: 'sw' as const };
  await open([letsIn(kiswahili), answers(getMe, kiswahili)]);
  const asked = vi.spyOn(globalThis, 'fetch');
  await type('482193');
  const body = asked.mock.calls[0]?.[1]?.body;
  expect(typeof body === 'string' && JSON.parse(body)).toEqual({
    phone: '+254700000012',
    code: '482193',
    screen_language: 'en',
  });
  expect(says('Code ni sahihi! Tunaendelea...')).toBe(true);
});
