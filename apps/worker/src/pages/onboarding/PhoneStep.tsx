import { useAction } from '@repo/app-shell/hooks/use-action';
import { groupInThrees } from '@repo/domain/phone';
import { isOnboardingPhone, ONBOARDING_PHONE_DIGITS } from '@repo/domain/onboarding-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { NumericKeypad } from '@repo/ui/components/NumericKeypad';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Stack } from '@repo/ui/primitives/Stack';
import { useState, type SyntheticEvent } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { sendOnboardingCode, whyRefused } from './code-calls.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

const PREFIX = '+254';
/** However a number is typed or filled in, its last nine digits are what stands behind the prefix. */
const digitsOf = (text: string) =>
  text
    .replace(/^\s*\+?254/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0/, '')
    .slice(0, ONBOARDING_PHONE_DIGITS);

/** Her phone, by keys on the screen: nine digits behind the country's prefix (worker spec 2.13). */
export function PhoneStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say } = useLanguage();
  const [digits, setDigits] = useState(onboardingPhone.read);
  const [isWrong, setWrong] = useState(false);
  const sending = useAction(() => sendOnboardingCode(digits), steps.next);
  const edit = (next: string) => {
    setWrong(false);
    sending.forgetError();
    setDigits(next);
    onboardingPhone.keep(next);
  };
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isOnboardingPhone(digits)) sending.run(undefined);
    else setWrong(true);
  };
  return (
    <StepScreen steps={steps} title={say('onboarding.phone')} subtitle={say('onboarding.phone.why')}>
      <form noValidate onSubmit={send}>
        <Stack gap="large">
          <PhoneField
            label={say('phone.label')}
            required
            keyboard="keypad"
            value={`${PREFIX} ${groupInThrees(digits)}`.trim()}
            placeholder={PREFIX}
            error={isWrong ? say('phone.invalid') : undefined}
            onChange={(text) => edit(digitsOf(text))}
          />
          <NumericKeypad
            label={say('onboarding.keypad')}
            value={digits}
            maxLength={ONBOARDING_PHONE_DIGITS}
            onChange={edit}
          />
          {sending.error !== null && (
            <Banner tone="danger">{whyRefused(sending.error, say('onboarding.sendFailed'))}</Banner>
          )}
          <Button type="submit" fullWidth busy={sending.busy} busyLabel={say('code.sending')}>
            {say('onboarding.continue')}
          </Button>
        </Stack>
      </form>
    </StepScreen>
  );
}
