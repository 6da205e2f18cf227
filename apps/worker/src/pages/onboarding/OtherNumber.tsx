import { codeWait } from '@repo/app-shell/session/code-wait';
import { displayPhone, isKenyanPhone } from '@repo/domain/phone';
import { Button } from '@repo/ui/components/Button';
import { IconList } from '@repo/ui/components/IconList';
import { MessageIcon } from '@repo/ui/icons/MessageIcon';
import { PhoneIcon } from '@repo/ui/icons/PhoneIcon';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { logOut } from '../../api/log-out.ts';
import { useLanguage } from '../../language/use-language.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { session } from '../../session/session.ts';
import { besidePhone } from './beside.tsx';
import { otherNumberWords } from './other-number-words.ts';
import { StepScreen } from './StepScreen.tsx';
import type { Invitation } from './use-invitation.ts';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

interface OtherNumberProps {
  readonly steps: OnboardingSteps;
  readonly invitation: Invitation;
  /** Goes on without the invitation. */
  readonly onGoOn: () => void;
}

/** The invitation of the link was sent to another number than the one that is signed in. */
export function OtherNumber({ steps, invitation: { inviter, state }, onGoOn }: OtherNumberProps) {
  const { say, language } = useLanguage();
  const words = otherNumberWords[language];
  const phone = session.user()?.phone ?? '';
  const changeNumber = () => {
    onboardingPhone.forget();
    codeWait.forget();
    steps.goTo('phone', { replace: true });
    logOut();
  };
  return (
    <StepScreen
      steps={steps}
      title={words.title}
      subtitle={
        isKenyanPhone(phone) && (
          <>
            {words.signedIn}{' '}
            <Text as="strong" lines="whole">
              {displayPhone(phone)}
            </Text>
          </>
        )
      }
      beside={besidePhone}
    >
      <IconList
        items={[
          { icon: MessageIcon, text: words.sentElsewhere },
          {
            icon: PhoneIcon,
            text:
              state === 'accepted' ? words.toGoOn : words.toAnswer(inviter || say('onboarding.anEmployer')),
          },
        ]}
      />
      <Stack gap="small">
        <Button fullWidth onClick={changeNumber}>
          {words.otherNumber}
        </Button>
        <Button variant="secondary" fullWidth onClick={onGoOn}>
          {words.goOn}
        </Button>
        <Text tone="muted" align="center">
          {words.without}
        </Text>
      </Stack>
    </StepScreen>
  );
}
