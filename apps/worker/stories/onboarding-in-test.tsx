import { getMe } from '@repo/api-client/contract/worker';
import { answers, type Recording } from '@repo/api-client/recorded/recorded-calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { openScreen, press } from './in-test.tsx';
import { newcomer } from './people.ts';
import { paths } from '../src/paths.ts';
import { onboardingPhone } from '../src/session/onboarding-phone.ts';
import OnboardingPage from '../src/pages/onboarding/OnboardingPage.tsx';

export const PHONE = '700000103';
interface Opening {
  readonly recorded?: readonly Recording[];
  readonly typed?: string;
}
/** For a visitor who is not signed in yet. */
export const guest = (step: string, { recorded = [], typed = '' }: Opening = {}) =>
  openScreen(OnboardingPage, paths.onboarding, {
    search: `?step=${step}`,
    signedIn: false,
    recorded,
    before: () => onboardingPhone.keep(typed),
  });
/** For a worker who typed the right code. */
export const hers = (step: string, ...recorded: readonly Recording[]) =>
  openScreen(OnboardingPage, paths.onboarding, {
    search: `?step=${step}`,
    recorded: [...recorded, answers(getMe, newcomer)],
  });
export const radios = (legend: RegExp) =>
  within(screen.getByRole('radiogroup', { name: legend }))
    .getAllByRole('radio')
    .map((radio) => (radio instanceof HTMLInputElement ? radio.labels?.[0]?.textContent : undefined));
export const hasFocus = (label: string | RegExp) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(label)));
export const pressDigits = async (digits: string) => {
  for (const digit of digits) await press('button', digit);
};
