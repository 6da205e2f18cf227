import { getInvitation, getInvitationOwner } from '@repo/api-client/contract/onboarding';
import { getMe } from '@repo/api-client/contract/worker';
import { verifyWorkerCode } from '@repo/api-client/contract/worker-auth';
import { answers, breaks, once, refuses, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { here, openScreen, press } from '../../../stories/in-test.tsx';
import { pressDigits } from '../../../stories/onboarding-in-test.tsx';
import { onPhone } from '../../../stories/on-phone.ts';
import { achieng, newcomer } from '../../../stories/people.ts';
import { paths } from '../../paths.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { session } from '../../session/session.ts';
import OnboardingPage from './OnboardingPage.tsx';

const INVITE = 'invite=ABCDEFGH23';
const NOTICE = 'Sent to Another Number';
const stands = (state: string) =>
  answers(getInvitation, { inviter: 'Wanjiru', state, checks: { en: [], sw: [] } });
const isHers = (hers: boolean) =>
  hers
    ? answers(getInvitationOwner, { is_mine: true })
    : refuses(getInvitationOwner, 404, 'Invitation not found');

interface Opening {
  readonly step?: string;
  readonly user?: typeof newcomer;
}
const open = (recorded: readonly Recording[], { step = 'profile-basic', user = newcomer }: Opening = {}) =>
  openScreen(OnboardingPage, paths.onboarding, {
    search: `?step=${step}&${INVITE}`,
    before: () => session.keepUser(user),
    recorded: [...recorded, answers(getMe, user)],
  });
const herProfile = () => screen.findByLabelText(/^Full Name/);

beforeEach(onPhone);

describe('an invitation that was sent to another number', () => {
  it('is told once the code was right, and not a word before', async () => {
    const user = newcomer;
    openScreen(OnboardingPage, paths.onboarding, {
      search: `?${INVITE}&step=otp`,
      signedIn: false,
      before: () => onboardingPhone.keep('700000103'),
      recorded: [
        stands('pending'),
        isHers(false),
        answers(getMe, user),
        answers(verifyWorkerCode, {
          token: 'a-session',
          user,
          phone_verified: true,
          trust_score: 0,
          trust_score_breakdown: [],
          message: '',
        }),
      ],
    });
    const asked = vi.spyOn(globalThis, 'fetch');
    await screen.findByRole('heading', { name: 'Verify Your Phone' });
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(asked).not.toHaveBeenCalledWith(
      expect.stringContaining('/api/worker/invitations'),
      expect.anything(),
    );
    await pressDigits('123456');
    expect(await screen.findByRole('heading', { name: NOTICE })).toBeTruthy();
    expect(screen.getByText(/^\+254.700.000.103$/)).toBeTruthy();
    expect(screen.getByText('To answer Wanjiru, sign in with the number that got the SMS.')).toBeTruthy();
    asked.mockRestore();
  });

  it('may be left: she goes on, and nothing of it is promised afterwards', async () => {
    open([stands('pending'), isHers(false)]);
    await press('button', 'Go on with this number');
    await herProfile();
    expect(here().search).toBe('?step=profile-basic');
    await press('button', 'Continue');
    expect(here().search).toBe('?step=profile-work');
  });

  it('may be answered by the other number: the phone is asked for anew, and the session is over', async () => {
    open([stands('pending'), isHers(false)]);
    onboardingPhone.keep('700000103');
    await press('button', 'Use the other number');
    const field = await screen.findByLabelText<HTMLInputElement>(/^Phone Number/);
    expect(field.value.replaceAll(/\D/g, '')).toBe('254');
    expect(screen.getByText('Use the number that got our SMS.')).toBeTruthy();
    expect(session.isSignedIn()).toBe(false);
  });

  it('is no question any more once it was answered with yes, and belongs to that number all the same', async () => {
    open([stands('accepted'), isHers(false)]);
    expect(
      await screen.findByText('To go on with it, sign in with the number that got the SMS.'),
    ).toBeTruthy();
  });

  it('promises nothing at the end, even where the address still has it', async () => {
    open([stands('pending'), isHers(false)], { step: 'success' });
    expect(await screen.findByRole('button', { name: 'Verify your identity' })).toBeTruthy();
    expect(screen.queryByText(/waits for your yes or no/)).toBeNull();
  });

  it('is told to one who is signed in with a profile, who goes home without it', async () => {
    open([stands('pending'), isHers(false)], { step: 'welcome', user: achieng });
    await screen.findByRole('heading', { name: NOTICE });
    await press('button', 'Go on with this number');
    expect(here().pathname).toBe(paths.dashboard);
  });
});

describe('nothing of another number is told', () => {
  it.each([
    ['of her own number', [stands('pending'), isHers(true)]],
    ['that she said no to', [stands('declined')]],
    ['that the employer took back', [stands('withdrawn')]],
    ['that has run out', [stands('expired')]],
    ['that nobody was sent', [refuses(getInvitation, 404, 'Invitation not found')]],
    ['where the service cannot say whose it is', [stands('pending'), refuses(getInvitationOwner, 503, '')]],
  ] as const)('for an invitation %s', async (_what, recorded) => {
    open(recorded);
    await herProfile();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('without an invitation', async () => {
    openScreen(OnboardingPage, paths.onboarding, {
      search: '?step=profile-basic',
      recorded: [answers(getMe, newcomer)],
    });
    await herProfile();
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it('without a network at that moment she waits, is told so, and may try again', async () => {
  open([stands('pending'), ...once(getInvitationOwner, [isHers(true)]), breaks(getInvitationOwner)]);
  expect(await screen.findByText('Network error. Please try again.')).toBeTruthy();
  expect(screen.getByText(/Your number is confirmed\. You go on when the network is back\./)).toBeTruthy();
  expect(screen.queryByLabelText(/^Full Name/)).toBeNull();
  await press('button', 'Try Again');
  await herProfile();
});

it('one with a profile whose invitation it is goes straight to the question on her home', async () => {
  open([stands('pending'), isHers(true)], { step: 'welcome', user: achieng });
  await expect.poll(() => here().pathname).toBe(paths.dashboard);
});
