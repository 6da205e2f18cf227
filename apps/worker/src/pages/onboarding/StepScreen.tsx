import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useBackKey } from '@repo/app-shell/hooks/use-back-key';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import type { OnboardingStep } from '@repo/domain/onboarding-form';
import { IconButton } from '@repo/ui/components/IconButton';
import { SegmentBar } from '@repo/ui/components/SegmentBar';
import { ArrowLeftIcon } from '@repo/ui/icons/ArrowLeftIcon';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import type { ReactNode } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { stepWords } from './step-words.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** The steps with something to answer. */
const counted: readonly OnboardingStep[] = ['phone', 'otp', 'profile-basic', 'profile-work', 'profile-photo'];

const PERCENT = 100;

interface StepScreenProps {
  readonly steps: OnboardingSteps;
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** At the right of a desk. Null keeps its room. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a step: its number, its title, and the way back to the previous step. */
export function StepScreen({ steps, title, subtitle, beside, children }: StepScreenProps) {
  const { say, language } = useLanguage();
  useScreen(title);
  const step = counted.indexOf(steps.step) + 1;
  const label = say('onboarding.back');
  useBackKey(step === 0 ? undefined : { label, onClick: steps.back });
  return (
    <SignInLayout
      title={title}
      subtitle={subtitle}
      back={
        step > 0 && (
          <SegmentBar
            label={stepWords[language].progress}
            done={step}
            total={counted.length}
            percent={(PERCENT * step) / counted.length}
            valueText={say('identity.step', { step, total: counted.length })}
            status={<IconButton label={label} icon={<ArrowLeftIcon />} onClick={steps.back} />}
          />
        )
      }
      beside={beside}
      homeHref={landingAddress()}
    >
      <Stack gap="large">{children}</Stack>
    </SignInLayout>
  );
}
