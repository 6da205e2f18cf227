import { useAddressParameters } from '@repo/app-shell/hooks/use-address-parameters';
import { onboardingSteps, stepAfter, stepBefore, type OnboardingStep } from '@repo/domain/onboarding-form';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { session } from '../../session/session.ts';

const came = z.object({ from: z.string() });

/** Only whoever has a session can be asked for more than her phone. */
const isHers = (step: OnboardingStep): boolean =>
  onboardingSteps.indexOf(step) > onboardingSteps.indexOf('otp');

function stepNamed(name: string | null): OnboardingStep {
  const step = onboardingSteps.find((known) => known === name) ?? 'welcome';
  return isHers(step) && !session.isSignedIn() ? 'phone' : step;
}

/** Where she is. Each step is one of the browser's history: going back there steps back. */
export function useOnboardingSteps() {
  const parameters = useAddressParameters();
  const navigate = useNavigate();
  const location: { readonly state: unknown } = useLocation();
  const { state } = location;
  const step = stepNamed(parameters.get('step'));
  const [invite] = useState(() => parameters.get('invite'));
  const addressOf = (next: OnboardingStep) => {
    const search = new URLSearchParams({ ...(invite !== null && { invite }), step: next });
    return { search: `?${search.toString()}` };
  };
  const goTo = (next: OnboardingStep, { replace = false } = {}) =>
    void navigate(addressOf(next), { replace, state: { from: replace ? null : step } });
  return {
    step,
    /** The code of the link that she was sent, if she came by one. */
    invite,
    goTo,
    next: () => {
      const after = stepAfter(step);
      if (after !== null) goTo(after);
    },
    back: () => {
      // A code is used once: behind it is the phone that it was sent to.
      const before = step === 'profile-basic' ? 'phone' : stepBefore(step);
      if (before === null) return;
      // Where she came from there, the way back is the browser's own: no step stands in its history twice.
      if (z.safeParse(came, state).data?.from === before) void navigate(-1);
      else goTo(before, { replace: true });
    },
  };
}

export type OnboardingSteps = ReturnType<typeof useOnboardingSteps>;
