import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { onboardingSteps, stepAfter, stepBefore, type OnboardingStep } from '@repo/domain/onboarding-form';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { session } from '../../session/session.ts';

const came = z.object({ from: z.string() });
const withoutPhoto = z.object({ photoFailed: z.literal(true) });

/** The steps after the code need a session. */
const isHers = (step: OnboardingStep): boolean =>
  onboardingSteps.indexOf(step) > onboardingSteps.indexOf('otp');

function stepNamed(name: string | null): OnboardingStep {
  const step = onboardingSteps.find((known) => known === name) ?? 'welcome';
  return isHers(step) && !session.isSignedIn() ? 'phone' : step;
}

/** The current step. Each step is an entry of the browser history, so the back button goes back one step. */
export function useOnboardingSteps() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const location: { readonly state: unknown } = useLocation();
  const { state } = location;
  const step = stepNamed(parameters.get('step'));
  const invite = parameters.get('invite');
  const addressOf = (next: OnboardingStep, withInvite: boolean) => {
    const search = new URLSearchParams({ ...(withInvite && invite !== null && { invite }), step: next });
    return { search: `?${search.toString()}` };
  };
  const goTo = (next: OnboardingStep, { replace = false, photoFailed = false, withInvite = true } = {}) =>
    void navigate(addressOf(next, withInvite), {
      replace,
      state: { from: replace ? null : step, ...(photoFailed && { photoFailed }) },
    });
  return {
    step,
    /** The code in the link of the invitation, if the worker came by one. */
    invite,
    goTo,
    /** Whether the profile was created without the photo that was sent. */
    photoFailed: z.safeParse(withoutPhoto, state).success,
    next: () => {
      const after = stepAfter(step);
      if (after !== null) goTo(after);
    },
    back: () => {
      // A code works once, so the step before the profile is the phone.
      const before = step === 'profile-basic' ? 'phone' : stepBefore(step);
      if (before === null) return;
      // From the previous step, the back action uses the browser history, so that no step is in it twice.
      if (z.safeParse(came, state).data?.from === before) void navigate(-1);
      else goTo(before, { replace: true });
    },
  };
}

export type OnboardingSteps = ReturnType<typeof useOnboardingSteps>;
