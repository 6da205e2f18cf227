import { getInvitation } from '@repo/api-client/contract/onboarding';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { stepsOfLevel } from '@repo/domain/check';
import { namedChecks } from '@repo/domain/consent-request-message';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen, press } from '../../../stories/in-test.tsx';
import { onPhone } from '../../../stories/on-phone.ts';
import { paths } from '../../paths.ts';
import OnboardingPage from './OnboardingPage.tsx';

const checksOf = (level: keyof typeof stepsOfLevel) => ({
  en: [...namedChecks('en', stepsOfLevel[level])],
  sw: [...namedChecks('sw', stepsOfLevel[level])],
});
const cameTo = (state: string, checks: ReturnType<typeof checksOf>) => {
  // The part of a desk is fetched at its first use, and React would not go on after that wait.
  onPhone();
  openScreen(OnboardingPage, paths.onboarding, {
    search: '?invite=ABCDEFGH23',
    signedIn: false,
    recorded: [answers(getInvitation, { inviter: 'Wanjiru', state, checks })],
  });
};
const invited = async (level: keyof typeof stepsOfLevel, state = 'pending') => {
  cameTo(state, checksOf(level));
  await screen.findByText('Invited by Wanjiru');
};

it('an invited worker reads who asks, until when, and that nothing is checked without her yes', async () => {
  await invited('lite');
  expect(screen.getByText('Your SMS has the full name. Answer it within 48 hours.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('A check before hiring you');
  expect(screen.getByText('To say yes, sign up first. We ask you again.')).toBeTruthy();
  expect(screen.getByText('What is checked after your yes')).toBeTruthy();
  expect(screen.getByText('identity, references, misconduct registry.')).toBeTruthy();
});

it('she reads at any width for how long a yes counts, and what stays in her hand', async () => {
  await invited('lite');
  const list = within(screen.getByRole('main'));
  expect(list.getByText('Who sees the results')).toBeTruthy();
  expect(
    list.getByText('Wanjiru, for 90 days. You can take your yes back. You hear of findings first.'),
  ).toBeTruthy();
});

it('she may say no, and reads how and what follows', async () => {
  await invited('lite');
  await press('button', 'Say no');
  const dialog = within(await screen.findByRole('dialog', { name: 'How to say no' }));
  expect(dialog.getByText(/^Answer our SMS with NO and the number at its end/)).toBeTruthy();
  expect(dialog.getByText(/Wanjiru cannot ask you again for 30 days\.$/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe('/i/ABCDEFGH23?sign-in');
});

it('one who said yes reads that she can take it back, and is not asked again', async () => {
  await invited('lite', 'accepted');
  expect(screen.getByText('You said yes, and can take it back')).toBeTruthy();
  expect(screen.getByText('What is checked')).toBeTruthy();
  expect(screen.getByText('Wanjiru, because you said yes.')).toBeTruthy();
  expect(screen.getByText('Your SMS has the full name.')).toBeTruthy();
  expect(screen.queryByText(/We ask you again/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Say no' })).toBeNull();
});

it('nothing of what is asked costs her money', async () => {
  await invited('lite');
  expect(screen.getByText('It costs you nothing')).toBeTruthy();
  expect(screen.getByText('Amini never asks you for money or your PIN.')).toBeTruthy();
});

it('the price of a police certificate, which she may add, is told where the check reads one', async () => {
  await invited('standard');
  expect(screen.getByText('Free. We never ask for money or a PIN')).toBeTruthy();
  expect(
    screen.getByText(
      /^Police clearance \(Good Conduct\) is optional\. A new one costs KES\s1,050 at eCitizen\.$/,
    ),
  ).toBeTruthy();
  expect(screen.queryByText('It costs you nothing')).toBeNull();
});

it.each([
  ['declined', 'You said no', 'Nothing about you was checked or shared for it.'],
  ['consent_withdrawn', 'You took your yes back', 'Nothing more is checked or shared for it.'],
  ['withdrawn', 'The employer took the request back', 'There is nothing for you to do.'],
  ['expired', 'The request has ended', 'You gave no answer within 48 hours'],
] as const)('one whose invitation is %s reads so, and can still begin', async (state, title, follows) => {
  cameTo(state, { en: [], sw: [] });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByText(/^Wanjiru asked to check you/).textContent).toContain(follows);
  expect(screen.queryByText(/because you said yes/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Get Started' })).toBeTruthy();
});
