import { failureOf } from '@repo/api-client/client/failure';
import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { displayPhone, type KenyanPhone } from '@repo/domain/phone';
import { resendSeconds } from '@repo/domain/resend-countdown';
import { CODE_LENGTH } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { CodeBoxes } from '@repo/ui/components/CodeBoxes';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { NumericKeypad, useKeypad } from '@repo/ui/components/NumericKeypad';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { verifyCode } from '../../api/calls.ts';
import { useCodeEntry } from '../../hooks/use-code-entry.ts';
import { useLanguage } from '../../language/use-language.ts';
import { NeverAsks } from '../../shell/NeverAsks.tsx';
import { besidePhone } from './beside.tsx';
import { sendOnboardingCode, whyRefused } from './code-calls.ts';
import { offlineWords } from './offline-words.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

interface CodeStepProps {
  readonly steps: OnboardingSteps;
  readonly phone: KenyanPhone;
}

/** The six digits of the SMS. The step submits a complete code (worker spec 2.13). */
export function CodeStep({ steps, phone }: CodeStepProps) {
  const { say, language, choose } = useLanguage();
  const hasKeypad = useKeypad();
  const { code, edit, firstBox, busy, error, isRefused, resending, resend } = useCodeEntry({
    send: () => sendOnboardingCode(phone),
    waitSeconds: resendSeconds('onboarding', deploymentQuirks()),
    verify: async (entered) => {
      const user = await verifyCode(phone, entered);
      // The page takes the language of the account. Without the file of that language it keeps its own.
      if (user.language !== language) await choose(user.language).catch(() => null);
    },
    // After the sign-in the page restarts for the worker and goes to the next step (`OnboardingPage`).
    onVerified: () => {},
  });

  // A code that did not arrive is not wrong.
  const isOffline = failureOf(error)?.kind === 'network';
  const failed = say(isOffline ? 'call.unreached' : 'onboarding.wrongCode');

  return (
    <StepScreen
      steps={steps}
      title={say('otp.title')}
      beside={besidePhone}
      subtitle={
        <>
          {say('otp.sentTo')}{' '}
          <Text as="strong" lines="whole">
            {displayPhone(phone)}
          </Text>
        </>
      }
    >
      <RoomForError>
        <CodeBoxes
          ref={firstBox}
          label={say('otp.code')}
          required
          keyboard={hasKeypad ? 'keypad' : 'phone'}
          value={code}
          disabled={busy}
          {...(error !== null && { error: whyRefused(error, failed) })}
          onChange={edit}
        />
        <output>{busy && <Text>{say('otp.verifying')}</Text>}</output>
      </RoomForError>
      {hasKeypad && (
        <NumericKeypad
          label={say('onboarding.keypad')}
          value={code}
          maxLength={CODE_LENGTH}
          disabled={busy}
          onChange={edit}
        />
      )}
      <Stack gap="small">
        <CountdownButton
          fullWidth
          label={say('otp.resend')}
          waitingLabel={(seconds) => say('otp.resendIn', { seconds })}
          availableAt={resending.availableAt}
          busy={resending.busy}
          onClick={resend}
        />
        <NeverAsks />
        {(isRefused || isOffline) && (
          <Banner tone="info" announce>
            {isOffline ? offlineWords[language].code : say('otp.invalid.next')}
          </Banner>
        )}
        {resending.error !== null && (
          <Banner tone="danger">{whyRefused(resending.error, say('onboarding.sendFailed'))}</Banner>
        )}
        {resending.isSent && <Banner tone="success">{say('otp.resent')}</Banner>}
      </Stack>
    </StepScreen>
  );
}
