// @vitest-environment happy-dom
import { saveOnboarding } from '@repo/api-client/contract/onboarding';
import { uploadPhoto } from '@repo/api-client/contract/photos';
import { getMe } from '@repo/api-client/contract/worker';
import { sendWorkerCode, verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, refuses, waits, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { act, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, newcomer } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { session } from '../../session/session.ts';
import OnboardingPage from './OnboardingPage.tsx';

// On a busy machine; most is there at once.
configure({ asyncUtilTimeout: 4000 });

const PHONE = '700000103';
interface Opening {
  readonly recorded?: readonly Recording[];
  readonly typed?: string;
}
/** To somebody who is not signed in yet. */
const guest = (step: string, { recorded = [], typed = '' }: Opening = {}) =>
  openScreen(OnboardingPage, paths.onboarding, {
    search: `?step=${step}`,
    signedIn: false,
    recorded,
    before: () => onboardingPhone.keep(typed),
  });
/** To a worker whose code was right. */
const hers = (step: string, ...recorded: readonly Recording[]) =>
  openScreen(OnboardingPage, paths.onboarding, {
    search: `?step=${step}`,
    recorded: [...recorded, answers(getMe, newcomer)],
  });
const radios = (legend: RegExp) =>
  within(screen.getByRole('group', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => (radio instanceof HTMLInputElement ? radio.labels?.[0]?.textContent : undefined));
const pressDigits = async (digits: string) => {
  for (const digit of digits) await press('button', digit);
};

afterEach(() => {
  vi.useRealTimers();
});

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

  it('is nine digits by keys on the screen, in groups of three behind +254', async () => {
    guest('phone');
    await field();
    await pressDigits(`${PHONE}9`);
    expect((await field()).value).toBe('+254 700 000 103');
    await press('button', 'Continue');
    await screen.findByText('Resend code in 30s');
    expect(here().search).toBe('?step=otp');
  });

  it('is not sent a code as long as it has fewer', async () => {
    guest('phone', { typed: '70000010' });
    await press('button', 'Continue');
    await screen.findByText('Please enter a valid Kenyan phone number');
    expect(here().search).toBe('?step=phone');
    await pressDigits('3');
    expect(screen.queryByText('Please enter a valid Kenyan phone number')).toBeNull();
  });

  it.each([
    ['refused', refuses(sendWorkerCode, 503, 'The service is away.')],
    ['cut off', breaks(sendWorkerCode)],
  ])('says in the words of the specification that sending a code was %s', async (_, recorded) => {
    guest('phone', { typed: PHONE, recorded: [recorded] });
    await press('button', 'Continue');
    expect(await screen.findByText('Failed to send code. Please try again.')).toBeTruthy();
  });

  it('leads back to the welcome', async () => {
    guest('phone');
    await press('button', 'Back');
    expect(here().search).toBe('?step=welcome');
  });
});

describe('the code', () => {
  it('is sent by its sixth digit, and no earlier', async () => {
    guest('otp', { typed: PHONE, recorded: [waits(verifyWorkerCode)] });
    await screen.findByRole('heading', { name: 'Verify Your Phone' });
    await pressDigits('12345');
    expect(screen.queryByText('Verifying...')).toBeNull();
    await pressDigits('6');
    expect(await screen.findByText('Verifying...')).toBeTruthy();
  });

  it.each([
    ['refused', refuses(verifyWorkerCode, 400, 'Invalid verification code')],
    ['cut off', breaks(verifyWorkerCode)],
  ])('that was %s is told in the words of the specification, and typed anew', async (_, recorded) => {
    guest('otp', { typed: PHONE, recorded: [recorded] });
    await screen.findByRole('heading', { name: 'Verify Your Phone' });
    await pressDigits('123456');
    expect(await screen.findByText('Invalid code. Please try again.')).toBeTruthy();
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(
      Array.from({ length: 6 }, () => ''),
    );
  });

  it('leads back to the phone', async () => {
    guest('otp', { typed: PHONE });
    await press('button', 'Back');
    expect(here().search).toBe('?step=phone');
  });
});

describe('what she says of herself', () => {
  it('begins with her name, age, gender and home, and goes on unchecked', async () => {
    hers('profile-basic');
    await screen.findByLabelText(/^Full Name/);
    for (const label of [/^Age/, /^Location/]) expect(screen.getByLabelText(label)).toBeTruthy();
    expect(radios(/^Gender/)).toEqual(['Female', 'Male']);
    await press('button', 'Continue');
    await screen.findByRole('heading', { name: 'Your Work' });
    expect(here().search).toBe('?step=profile-work');
  });

  it('goes on with her work, its years from none to twenty and more, five at first, and a few words', async () => {
    hers('profile-work');
    await screen.findByRole('heading', { name: 'Your Work' });
    expect(radios(/^What work/)).toEqual(['Nanny', 'Housekeeper', 'Cook', 'Caregiver']);
    const years = screen.getByRole<HTMLInputElement>('slider', { name: 'Years of Experience' });
    expect([years.min, years.max, years.value]).toEqual(['0', '20', '5']);
    expect(years.getAttribute('aria-valuetext')).toBe('5 years');
    fireEvent.change(years, { target: { value: '0' } });
    expect(years.getAttribute('aria-valuetext')).toBe('New');
    fireEvent.change(years, { target: { value: '20' } });
    expect(years.getAttribute('aria-valuetext')).toBe('20+ years');
    expect(screen.getByLabelText(/^About Me/)).toBeTruthy();
    await press('button', 'Continue');
    expect(here().search).toBe('?step=profile-photo');
    await press('button', 'Back');
    expect(here().search).toBe('?step=profile-work');
  });

  it('is checked when the profile is to be made, and each thing that is missing is said', async () => {
    hers('profile-photo');
    expect(await screen.findByLabelText(/^Profile Photo/)).toBeTruthy();
    const asked = vi.spyOn(globalThis, 'fetch');
    await press('button', 'Complete Profile');
    for (const words of [
      'Name is required',
      'Age is required',
      'Gender is required',
      'Location is required',
      'Service type is required',
    ])
      expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
  });

  it('is kept without a photo where she skips it', async () => {
    hers('profile-photo', answers(getMe, achieng), answers(saveOnboarding, achieng));
    await press('button', 'Skip');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
  });

  it('is kept with the photo that she chose', async () => {
    hers(
      'profile-photo',
      answers(getMe, achieng),
      answers(saveOnboarding, achieng),
      answers(uploadPhoto, { photo_url: '/api/photos/abc' }),
    );
    const file = new File([new Uint8Array(10)], 'me.png', { type: 'image/png' });
    fireEvent.change(await screen.findByLabelText(/^Profile Photo/, { selector: '[type=file]' }), {
      target: { files: [file] },
    });
    await press('button', 'Complete Profile');
    expect(await screen.findByText('Your profile has been created successfully')).toBeTruthy();
    expect(session.user()?.profile_photo).toBe('/api/photos/abc');
  });

  it('that could not be kept is told in the words of the specification', async () => {
    hers('profile-photo', answers(getMe, achieng), breaks(saveOnboarding));
    await press('button', 'Skip');
    expect(await screen.findByText('Failed to create profile. Please try again.')).toBeTruthy();
    expect(here().search).toBe('?step=profile-photo');
  });
});

describe('the end', () => {
  it('says so, and three seconds later she is at home, with who she is', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    hers('success');
    await screen.findByRole('heading', { name: 'Success!' });
    expect(screen.getByText('Your profile has been created successfully')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(2500));
    expect(here().pathname).toBe(paths.onboarding);
    await act(() => vi.advanceTimersByTimeAsync(600));
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { user: { id: achieng.id } } });
  });

  it('lets her go there at once', async () => {
    hers('success');
    await press('button', 'Go to Dashboard');
    expect(here()).toMatchObject({ pathname: paths.dashboard, state: { user: { id: achieng.id } } });
  });
});
