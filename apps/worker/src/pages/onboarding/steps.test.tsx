import { getInvitation, getInvitationOwner } from '@repo/api-client/contract/onboarding';
import { getMe } from '@repo/api-client/contract/worker';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, refuses, waits } from '@repo/api-client/recorded/recorded-calls';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { here, press } from '../../../stories/in-test.tsx';
import { achieng, created, inReview } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { onPhone } from '../../../stories/on-phone.ts';
import { guest, hers, PHONE, pressDigits } from '../../../stories/onboarding-in-test.tsx';

beforeEach(onPhone);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// spec: worker-onboarding/language, worker-onboarding/start, worker-onboarding/sign-in
it('begins with the choice of a language, a start, and the way to sign in', async () => {
  guest('welcome');
  await screen.findByRole('heading', { name: 'Welcome to Amini' });
  expect(screen.getByRole('radio', { name: 'English' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Kiswahili' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(paths.login);
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press('button', 'Get Started');
  expect(here().search).toBe('?step=phone');
});

describe('the phone', () => {
  const field = () => screen.findByLabelText<HTMLInputElement>(/^Phone Number/);

  // spec: worker-onboarding/phone, worker-onboarding/resend
  it('is nine digits by keys on the screen, in groups of three behind +254', async () => {
    guest('phone');
    await field();
    await pressDigits(`${PHONE}9`);
    expect((await field()).value).toBe('+254 700 000 103');
    await press('button', 'Continue');
    await screen.findByText('Resend code in 30s');
    expect(here().search).toBe('?step=otp');
  });

  it('may begin with its 0, which +254 stands for', async () => {
    guest('phone');
    expect((await field()).placeholder).toBe('+254 700 000 000');
    await pressDigits(`0${PHONE}`);
    expect((await field()).value).toBe('+254 700 000 103');
  });

  it('is the number that got the SMS, for who came by its link', async () => {
    guest('phone&invite=ABCDEFGH23');
    expect(await screen.findByText('Use the number that got our SMS.')).toBeTruthy();
  });

  // spec: worker-onboarding/phone-nine, worker-onboarding/error-clears
  it('is not sent a code as long as it has fewer', async () => {
    guest('phone', { typed: '70000010' });
    await press('button', 'Continue');
    await screen.findByText('Please enter a valid Kenyan phone number');
    expect(here().search).toBe('?step=phone');
    await pressDigits('3');
    expect(screen.queryByText('Please enter a valid Kenyan phone number')).toBeNull();
  });

  // spec: worker-errors/onboarding-send
  it.each([
    ['refused', refuses(sendWorkerCode, 503, 'The service is away.')],
    ['cut off', breaks(sendWorkerCode)],
  ])('says in the words of the specification that sending a code was %s', async (_, recorded) => {
    guest('phone', { typed: PHONE, recorded: [recorded] });
    await press('button', 'Continue');
    expect(await screen.findByText('Failed to send code. Please try again.')).toBeTruthy();
  });

  it('that had no network is told so: it is kept, and what to do', async () => {
    guest('phone', { typed: PHONE, recorded: [breaks(sendWorkerCode)] });
    await press('button', 'Continue');
    const failed = await screen.findByRole('alert');
    expect(failed.textContent).toContain(
      'There is no network, or it is too slow. We kept your number. Press Continue when the network is back.',
    );
    expect((await field()).value).toBe('+254 700 000 103');
  });

  it('that the service refused is no matter of the network', async () => {
    guest('phone', { typed: PHONE, recorded: [refuses(sendWorkerCode, 503, 'The service is away.')] });
    await press('button', 'Continue');
    expect((await screen.findByRole('alert')).textContent).not.toContain('network');
  });

  it('is told what to do where no SMS reaches it', async () => {
    const words = 'SMS from 20880 are stopped for this number.';
    guest('phone', { typed: PHONE, recorded: [refuses(sendWorkerCode, 409, words)] });
    await press('button', 'Continue');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(here().search).toBe('?step=phone');
  });

  // spec: worker-onboarding/back
  it('leads back to the welcome', async () => {
    guest('phone');
    await press('button', 'Back');
    expect(here().search).toBe('?step=welcome');
  });
});

describe('the code', () => {
  // spec: worker-onboarding/otp, worker-constants/simulated
  it('is sent by its sixth digit, and no earlier', async () => {
    guest('otp', { typed: PHONE, recorded: [waits(verifyWorkerCode)] });
    await screen.findByRole('heading', { name: 'Verify Your Phone' });
    await pressDigits('12345');
    expect(screen.queryByText('Verifying...')).toBeNull();
    await pressDigits('6');
    expect(await screen.findByText('Verifying...')).toBeTruthy();
  });

  // spec: worker-errors/onboarding-code
  it.each([
    [
      'refused',
      refuses(verifyWorkerCode, 400, 'Invalid verification code'),
      'Invalid code. Please try again.',
      'Take the code from your newest SMS. If it still does not work, ask for a new one.',
    ],
    [
      'cut off',
      breaks(verifyWorkerCode),
      'Network error. Please try again.',
      'There is no network, or it is too slow. Type the same code again when the network is back.',
    ],
  ])(
    'that was %s is told in the words of the specification, and typed anew',
    async (_, recorded, words, next) => {
      guest('otp', { typed: PHONE, recorded: [recorded] });
      await screen.findByRole('heading', { name: 'Verify Your Phone' });
      await pressDigits('123456');
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByText(next)).toBeTruthy();
      expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(
        Array.from({ length: 6 }, () => ''),
      );
    },
  );

  // spec: worker-onboarding/resend
  it('can be had anew after 30 seconds, each time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    guest('otp', { typed: PHONE });
    await screen.findByText('Resend code in 30s');
    await pressDigits('123');
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    const asked = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Resend Code');
    await screen.findByText('Resend code in 30s');
    expect(await screen.findByText('New code sent successfully!')).toBeTruthy();
    expect(asked.mock.calls).toMatchObject([
      ['/auth/send-code', { body: expect.stringMatching(/700000103.*"place":"onboarding"/) }],
    ]);
    expect(
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .map(({ value }) => value)
        .join(''),
    ).toBe('');
    asked.mockRestore();
  });

  // spec: worker-onboarding/back
  it('leads back to the phone', async () => {
    guest('otp', { typed: PHONE });
    await press('button', 'Back');
    expect(here().search).toBe('?step=phone');
  });
});

describe('at a desk, where a keyboard is there', () => {
  beforeEach(() => vi.unstubAllGlobals());
  const noKeys = () => expect(screen.queryByRole('group', { name: 'Keypad' })).toBeNull();

  it('the phone is typed into its field', async () => {
    guest('phone');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Phone Number/);
    noKeys();
    expect(field.inputMode).toBe('tel');
    fireEvent.change(field, { target: { value: `+254${PHONE}` } });
    await press('button', 'Continue');
    await screen.findByText('Resend code in 30s');
    expect(here().search).toBe('?step=otp');
  });

  it.each([`0${PHONE}`, `254${PHONE}`, `+254${PHONE}`, `+2540${PHONE}`, PHONE])(
    'the phone has one form, also where %s was typed',
    async (typed) => {
      guest('phone');
      const field = await screen.findByLabelText<HTMLInputElement>(/^Phone Number/);
      fireEvent.change(field, { target: { value: typed } });
      expect(field.value).toBe('+254 700 000 103');
    },
  );

  it('each question says which of five it is', async () => {
    guest('phone');
    expect(await screen.findByText('Step 1 of 5')).toBeTruthy();
  });

  it('the code is typed into its boxes, and sent by the sixth digit', async () => {
    guest('otp', { typed: PHONE, recorded: [waits(verifyWorkerCode)] });
    const [first] = await screen.findAllByRole<HTMLInputElement>('textbox');
    noKeys();
    expect(first?.inputMode).toBe('numeric');
    fireEvent.change(screen.getByLabelText('Digit 1 of 6'), { target: { value: '123456' } });
    expect(await screen.findByText('Verifying...')).toBeTruthy();
  });
});

describe('the end', () => {
  const whole = answers(getMe, achieng);
  const card = () => screen.findByRole('region', { name: 'Your card' });

  it('shows her card for the first time: the front alone, with what is known', async () => {
    hers('success', answers(getMe, { ...inReview, profile_photo: null, trust_checked: false }));
    const front = within(await card());
    expect(front.getByRole('heading', { name: 'Achieng Otieno' })).toBeTruthy();
    expect(front.getByText('AO')).toBeTruthy();
    expect(front.getByText('Not checked yet')).toBeTruthy();
    expect(front.getByText('Verification Pending')).toBeTruthy();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Verify your identity',
      'Go to Dashboard',
    ]);
  });

  it('says once on it that nothing is checked yet', async () => {
    hers('success', answers(getMe, created));
    const front = within(await card());
    expect(front.getByText('Not checked yet')).toBeTruthy();
    expect(front.queryByText('Not Verified')).toBeNull();
  });

  it('shows her photo on it', async () => {
    hers('success', answers(getMe, { ...achieng, profile_photo: '/api/photos/hers' }));
    expect((await card()).querySelector('img')?.getAttribute('src')).toBe('/api/photos/hers');
  });

  it('is a success without the card, too', async () => {
    hers('success', breaks(getMe));
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    await press('button', 'Go to Dashboard');
    expect(here().pathname).toBe(paths.dashboard);
  });

  // spec: worker-onboarding/success, worker-onboarding/success-goes, worker-constants/redirect-onboarding
  it('says so, and three seconds later she is at home, with who she is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    hers('success', whole);
    await screen.findByRole('heading', { name: 'Success!' });
    expect(screen.getByText('Your profile has been created successfully')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(here().pathname).toBe(paths.onboarding);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { user: { id: achieng.id } } });
  });

  // spec: worker-onboarding/success-button
  it('lets her go there at once', async () => {
    hers('success', whole);
    await press('button', 'Go to Dashboard');
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { user: { id: achieng.id } } });
  });

  it('leads on to her identity', async () => {
    hers('success', whole);
    await press('button', 'Verify your identity');
    expect(here().pathname).toBe(paths.identity);
  });

  it('leads home alone while the employer who invited her waits for an answer', async () => {
    hers(
      'success&invite=ABCDEFGH23',
      whole,
      answers(getInvitation, { inviter: 'Wanjiru', state: 'pending', checks: { en: [], sw: [] } }),
      answers(getInvitationOwner, { is_mine: true }),
    );
    expect(
      await screen.findByText('Next: Wanjiru waits for your yes or no, on your dashboard.'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Verify your identity' })).toBeNull();
  });
});
