import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { AFTER_ONBOARDING_MILLISECONDS } from '@repo/domain/timers';
import { trustPoints } from '@repo/domain/trust-score';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { IconList } from '@repo/ui/components/IconList';
import { Stamp } from '@repo/ui/drawings/Stamp';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { PassportRoom } from '@repo/ui/patterns/PassportRoom';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useMyRecord } from '../../api/my-record.ts';
import { useLanguage } from '../../language/use-language.ts';
import { revealedPart } from '../../passport/revealed-part.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { besideSuccess } from './beside.tsx';
import { stepWords } from './step-words.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** The last step: her card, for the first time. It leads to the dashboard after three seconds, or at once by a button. */
export function SuccessStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say, language } = useLanguage();
  const words = stepWords[language];
  const navigate = useNavigate();
  const goHome = () => void navigate(paths.dashboard, { replace: true, state: { user: session.user() } });
  useDelayed(true, AFTER_ONBOARDING_MILLISECONDS, goHome);
  return (
    <StepScreen steps={steps} title={say('onboarding.success')} beside={besideSuccess}>
      <Banner tone="success">{say('onboarding.success.created')}</Banner>
      <FirstCard />
      <IconList
        items={[{ icon: ShieldIcon, title: words.next, text: words.nextWhy(trustPoints.identity) }]}
      />
      <Button fullWidth onClick={goHome}>
        {say('onboarding.toDashboard')}
      </Button>
    </StepScreen>
  );
}

const { Part: RevealedPassport } = revealedPart;

/** A card that does not arrive is no failure of her sign-up. */
function FirstCard() {
  const { record, failure } = useMyRecord();
  if (failure !== null) return <Stamp size="small" />;
  if (record === undefined) return <PassportRoom />;
  return (
    <Suspense fallback={<PassportRoom />}>
      <RevealedPassport record={record} />
    </Suspense>
  );
}
