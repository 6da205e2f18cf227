import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { AFTER_ONBOARDING_MILLISECONDS } from '@repo/domain/timers';
import { trustPoints } from '@repo/domain/trust-score';
import { Button } from '@repo/ui/components/Button';
import { IconList } from '@repo/ui/components/IconList';
import { RoomFor } from '@repo/ui/components/RoomFor';
import { Stamp } from '@repo/ui/drawings/Stamp';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { ShieldIcon } from '@repo/ui/icons/ShieldIcon';
import { PassportRoom } from '@repo/ui/patterns/PassportRoom';
import { Stack } from '@repo/ui/primitives/Stack';
import { Suspense } from 'react';
import { useNavigate } from 'react-router';
import { useMyRecord } from '../../api/my-record.ts';
import { useLanguage } from '../../language/use-language.ts';
import { revealedPart } from '../../passport/revealed-part.ts';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';
import { besideSuccess } from './beside.tsx';
import { nextWords } from './next-words.ts';
import { StepScreen } from './StepScreen.tsx';
import { useInvited } from './use-invited.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

/** The last step: her card, for the first time, and the next act. It leads to the dashboard after three seconds, or at once by a button. */
export function SuccessStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say } = useLanguage();
  const navigate = useNavigate();
  const { photoFailed } = steps;
  const goHome = () =>
    void navigate(paths.dashboard, {
      replace: true,
      state: { user: session.user(), ...(photoFailed && { photoFailed }) },
    });
  useDelayed(true, AFTER_ONBOARDING_MILLISECONDS, goHome);
  const { invitation, isHers, isComing } = useInvited(steps.invite);
  const waits = isHers === true && invitation?.state === 'pending';
  const next = <NextAct asker={waits ? invitation.inviter : null} onHome={goHome} />;
  return (
    <StepScreen
      steps={steps}
      title={say('onboarding.success')}
      subtitle={say('onboarding.success.created')}
      beside={besideSuccess}
    >
      <FirstCard />
      {isComing ? <RoomFor>{next}</RoomFor> : next}
    </StepScreen>
  );
}

interface NextActProps {
  /** Who waits for an answer. It is empty without a name, and null without a question. */
  readonly asker: string | null;
  readonly onHome: () => void;
}

/** An employer's question waits on her home, so that home is next. Without one it is her identity. */
function NextAct({ asker, onHome }: NextActProps) {
  const { say, language } = useLanguage();
  const navigate = useNavigate();
  const words = nextWords[language];
  return (
    <>
      <IconList
        items={[
          asker === null
            ? { icon: ShieldIcon, text: words.identity(trustPoints.identity) }
            : { icon: MessageIcon, text: words.question(asker || say('onboarding.anEmployer')) },
        ]}
      />
      <Stack gap="small">
        {asker === null && (
          <Button fullWidth onClick={() => void navigate(paths.identity, { replace: true })}>
            {words.verify}
          </Button>
        )}
        <Button variant={asker === null ? 'secondary' : 'primary'} fullWidth onClick={onHome}>
          {say('onboarding.toDashboard')}
        </Button>
      </Stack>
    </>
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
