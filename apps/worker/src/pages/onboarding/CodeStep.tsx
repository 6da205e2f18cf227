import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { displayPhone, type KenyanPhone } from '@repo/domain/phone';
import { resendSeconds } from '@repo/domain/resend-countdown';
import { CODE_LENGTH, readCode } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { CodeBoxes } from '@repo/ui/components/CodeBoxes';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { NumericKeypad } from '@repo/ui/components/NumericKeypad';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useRef, useState } from 'react';
import { verifyCode } from '../../api/calls.ts';
import { useLanguage } from '../../language/use-language.ts';
import { sendOnboardingCode, whyRefused } from './code-calls.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

interface CodeStepProps {
  readonly steps: OnboardingSteps;
  readonly phone: KenyanPhone;
}

/** The six digits of the SMS, sent as soon as they are there (worker spec 2.13). */
export function CodeStep({ steps, phone }: CodeStepProps) {
  const { say, language, choose } = useLanguage();
  const [code, setCode] = useState('');
  const firstBox = useRef<HTMLInputElement>(null);
  // Signed in, the screen starts anew as hers, and leads on from there (`OnboardingPage`).
  const verifying = useAction(
    async (entered: string) => {
      const user = await verifyCode(phone, entered);
      // Her account's language is the page's from here on; without its file she reads on as before.
      if (user.language !== language) await choose(user.language).catch(() => null);
    },
    () => {},
    () => {
      setCode('');
      firstBox.current?.focus();
    },
  );
  const resending = useResend(
    () => sendOnboardingCode(phone),
    () => setCode(''),
    resendSeconds('onboarding', deploymentQuirks()),
  );
  const edit = (entered: string) => {
    verifying.forgetError();
    resending.forget();
    setCode(entered);
    if (entered.length === CODE_LENGTH) verifying.run(entered);
  };
  useCodeFromSms(resending.messages, (text) => edit(readCode(text)));

  return (
    <StepScreen
      steps={steps}
      title={say('otp.title')}
      subtitle={
        <>
          {say('otp.sentTo')}{' '}
          <Text as="strong" lines="whole">
            {displayPhone(phone)}
          </Text>
        </>
      }
    >
      <CodeBoxes
        ref={firstBox}
        label={say('otp.code')}
        required
        keyboard="keypad"
        value={code}
        disabled={verifying.busy}
        {...(verifying.error !== null && { error: whyRefused(verifying.error, say('onboarding.wrongCode')) })}
        onChange={edit}
      />
      <NumericKeypad
        label={say('onboarding.keypad')}
        value={code}
        maxLength={CODE_LENGTH}
        disabled={verifying.busy}
        onChange={edit}
      />
      <output>{verifying.busy && <Text>{say('otp.verifying')}</Text>}</output>
      <Stack gap="small">
        <CountdownButton
          fullWidth
          label={say('otp.resend')}
          waitingLabel={(seconds) => say('otp.resendIn', { seconds })}
          availableAt={resending.availableAt}
          busy={resending.busy}
          onClick={() => {
            verifying.forgetError();
            resending.run();
          }}
        />
        {resending.error !== null && (
          <Banner tone="danger">{whyRefused(resending.error, say('onboarding.sendFailed'))}</Banner>
        )}
        {resending.isSent && <Banner tone="success">{say('otp.resent')}</Banner>}
      </Stack>
    </StepScreen>
  );
}
