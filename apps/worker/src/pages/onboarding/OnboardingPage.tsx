import { normalisePhone } from '@repo/domain/phone';
import type { OnboardingStep } from '@repo/domain/onboarding-form';
import { Skeleton } from '@repo/ui/components/Skeleton';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMyRecord } from '../../api/my-record.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { session } from '../../session/session.ts';
import { failureOf } from '@repo/api-client/client/failure';
import { CodeStep } from './CodeStep.tsx';
import { offlineWords } from './offline-words.ts';
import { OtherNumber } from './OtherNumber.tsx';
import { PhoneStep } from './PhoneStep.tsx';
import { ProfileSteps } from './ProfileSteps.tsx';
import { StepScreen } from './StepScreen.tsx';
import { SuccessStep } from './SuccessStep.tsx';
import { useInvited } from './use-invited.ts';
import { useOnboardingSteps, type OnboardingSteps } from './use-onboarding-steps.ts';
import { WelcomeStep } from './WelcomeStep.tsx';

/** The first visit of a worker, step by step (worker spec 2.13). */
export default function OnboardingPage() {
  const steps = useOnboardingSteps();
  switch (steps.step) {
    case 'welcome':
      return <WelcomeStep steps={steps} />;
    case 'phone':
      return <PhoneStep steps={steps} />;
    case 'otp':
      return <Code steps={steps} />;
    case 'success':
      return <SuccessStep steps={steps} />;
    case 'profile-basic':
    case 'profile-work':
    case 'profile-photo':
      return <Profile steps={steps} />;
  }
}

/** A code works once: a worker with a verified phone, or without a typed phone, has no code to enter. */
function Code({ steps }: { readonly steps: OnboardingSteps }) {
  const [phone] = useState(() => normalisePhone(onboardingPhone.read()));
  const [isVerified] = useState(
    () => phone !== null && session.isSignedIn() && session.user()?.phone === phone,
  );
  if (isVerified) return <LeadOn steps={steps} to="profile-basic" />;
  return phone === null ? <LeadOn steps={steps} to="phone" /> : <CodeStep steps={steps} phone={phone} />;
}

function LeadOn({ steps, to }: { readonly steps: OnboardingSteps; readonly to: OnboardingStep }) {
  const leadOn = useEffectEvent(() => {
    onboardingPhone.forget();
    steps.goTo(to, { replace: true });
  });
  useEffect(() => leadOn(), []);
  return null;
}

/** The worker corrects the known data: an invited worker starts with the data that the employer typed. */
function Profile({ steps }: { readonly steps: OnboardingSteps }) {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const { record, failure: unread } = useMyRecord();
  const { invitation, isHers, isComing, failure: unreached } = useInvited(steps.invite);
  const failure = unread ?? unreached;
  if (invitation !== null && isHers === false)
    return (
      <OtherNumber
        steps={steps}
        invitation={invitation}
        onGoOn={() => steps.goTo(steps.step, { replace: true, withInvite: false })}
      />
    );
  if (record !== undefined && !isComing && unreached === null)
    return <ProfileSteps key={record.id} record={record} steps={steps} />;
  return (
    <StepScreen steps={steps} title={say('onboarding.basic')} beside={null}>
      {failure === null ? (
        <Skeleton label={say('screen.waiting')} kind="card" count={2} />
      ) : (
        <LoadError message={failureWords(failure.error, 'complete.failed')} {...failure.retry}>
          {failureOf(failure.error)?.kind === 'network' && offlineWords[language].load}
        </LoadError>
      )}
    </StepScreen>
  );
}
