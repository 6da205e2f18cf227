import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { Screen } from '../../shell/Screen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

interface StepScreenProps {
  readonly steps: OnboardingSteps;
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a step: its title, and the way back to the previous step. */
export function StepScreen({ steps, title, subtitle, children }: StepScreenProps) {
  const { say } = useLanguage();
  const isFirst = steps.step === 'welcome' || steps.step === 'success';
  return (
    <Screen
      title={title}
      subtitle={subtitle}
      width="form"
      alone
      {...(!isFirst && { back: { label: say('onboarding.back'), onClick: steps.back } })}
    >
      {children}
    </Screen>
  );
}
