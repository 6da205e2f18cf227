import { getInvitation } from '@repo/api-client/contract/onboarding';
import { answers } from '@repo/api-client/recorded/recorded-calls';
import { stepsOfLevel } from '@repo/domain/check';
import { namedChecks } from '@repo/domain/consent-request-message';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../stories/in-test.tsx';
import { paths } from '../../paths.ts';
import OnboardingPage from './OnboardingPage.tsx';

const checksOf = (level: keyof typeof stepsOfLevel) => ({
  en: [...namedChecks('en', stepsOfLevel[level])],
  sw: [...namedChecks('sw', stepsOfLevel[level])],
});
const invited = async (level: keyof typeof stepsOfLevel, state = 'pending') => {
  openScreen(OnboardingPage, paths.onboarding, {
    search: '?invite=ABCDEFGH23',
    signedIn: false,
    recorded: [answers(getInvitation, { inviter: 'Wanjiru', state, checks: checksOf(level) })],
  });
  await screen.findByText('Invited by Wanjiru');
};

it('an invited worker reads that she may say no, and how', async () => {
  await invited('lite');
  expect(screen.getByText('You may say no')).toBeTruthy();
  expect(
    screen.getByText('Nothing is checked without your yes. Answer NO by SMS, or in the app later.'),
  ).toBeTruthy();
});

it('one who said yes reads that she can take it back', async () => {
  await invited('lite', 'accepted');
  expect(screen.getByText('You said yes, and can take it back')).toBeTruthy();
  expect(screen.queryByText('You may say no')).toBeNull();
});

it('nothing of what is asked costs her money', async () => {
  await invited('lite');
  expect(screen.getByText('It costs you nothing')).toBeTruthy();
  expect(screen.getByText('Amini never asks you for money or your PIN.')).toBeTruthy();
});

it('the price of a police certificate, which she may add, is told where the check reads one', async () => {
  await invited('standard');
  expect(screen.getByText('The check costs you nothing')).toBeTruthy();
  expect(screen.getByText(/A police certificate, if you want to add one, costs KES 1,050/)).toBeTruthy();
  expect(screen.queryByText('It costs you nothing')).toBeNull();
});
