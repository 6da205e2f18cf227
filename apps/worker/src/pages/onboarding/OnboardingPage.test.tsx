import { verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { achieng, newcomer } from '../../../stories/people.ts';
import { onPhone } from '../../../stories/on-phone.ts';
import { paths } from '../../paths.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { session } from '../../session/session.ts';
import OnboardingPage from './OnboardingPage.tsx';

const verified = answers(verifyWorkerCode, {
  token: 'a-session',
  user: newcomer,
  phone_verified: true,
  trust_score: 0,
  trust_score_breakdown: [],
  message: 'Verification successful! Redirecting...',
});

afterEach(() => vi.unstubAllGlobals());

// spec: worker-onboarding/otp
it('goes on by itself once the sixth digit was right, and not back to where it was entered', async () => {
  onPhone();
  openScreen(OnboardingPage, paths.onboarding, {
    search: '?step=otp',
    signedIn: false,
    before: () => onboardingPhone.keep('700000103'),
    recorded: [verified],
  });
  for (const digit of '123456') await press('button', digit);
  await screen.findByRole('heading', { name: 'About You' });
  expect(here().search).toBe('?step=profile-basic');
  expect(onboardingPhone.read()).toBe('');
});

it.each([
  ['her own phone, which is verified, to her profile', achieng.phone.slice(4), 'About You', 'profile-basic'],
  ['the phone of another to its code', '700000103', 'Verify Your Phone', 'otp'],
  ['no phone to where it is typed', '', 'Your Phone Number', 'phone'],
])('leads one who is signed in with %s', async (_, typed, title, step) => {
  openScreen(OnboardingPage, paths.onboarding, {
    search: '?step=otp',
    before: () => onboardingPhone.keep(typed),
  });
  await screen.findByRole('heading', { name: title });
  expect(here().search).toBe(`?step=${step}`);
});

it.each(['profile-basic', 'profile-work', 'profile-photo', 'success'])(
  'asks one who is not signed in for her phone before %s',
  async (step) => {
    openScreen(OnboardingPage, paths.onboarding, { search: `?step=${step}`, signedIn: false });
    expect(await screen.findByRole('heading', { name: 'Your Phone Number' })).toBeTruthy();
  },
);

it.each([
  ['a profile to the question on her home', achieng, paths.dashboard],
  ['no name yet to her profile', { ...achieng, name: null }, paths.onboarding],
])('leads one who is signed in with %s', async (_, user, path) => {
  openScreen(OnboardingPage, paths.onboarding, { before: () => session.keepUser(user) });
  await press('button', 'Get Started');
  await expect.poll(() => here().pathname).toBe(path);
});
