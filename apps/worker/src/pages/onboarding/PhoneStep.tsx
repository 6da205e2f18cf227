import { failureOf } from '@repo/api-client/client/failure';
import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { groupInThrees } from '@repo/domain/phone';
import { isOnboardingPhone, ONBOARDING_PHONE_DIGITS } from '@repo/domain/onboarding-form';
import { resendSeconds } from '@repo/domain/resend-countdown';
import { Button } from '@repo/ui/components/Button';
import { NumericKeypad, useKeypad } from '@repo/ui/components/NumericKeypad';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { Form } from '@repo/ui/patterns/Form';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { besidePhone } from './beside.tsx';
import { sendOnboardingCode, whyRefused } from './code-calls.ts';
import { Failure } from './Failure.tsx';
import { offlineWords } from './offline-words.ts';
import { stepWords } from './step-words.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

const PREFIX = '+254';
const INVALID: PlainKey = 'phone.invalid';
const FAILED: PlainKey = 'onboarding.sendFailed';

/** However a number is typed or filled in, with 0, 254 or +254, its last nine digits follow the prefix. */
const digitsOf = (text: string) =>
  text
    .replaceAll(/\D/g, '')
    .replace(/^(?:254|0)+/, '')
    .slice(0, ONBOARDING_PHONE_DIGITS);

/**
 * The phone of the worker: nine digits after the prefix of the country, by keys on the screen of a phone (worker spec
 * 2.13).
 */
export function PhoneStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say, language } = useLanguage();
  const words = stepWords[language];
  const hasKeypad = useKeypad();
  const [isOffline, setOffline] = useState(false);
  const form = useWordedForm({
    fields: ['phone'],
    initial: () => ({ phone: onboardingPhone.read() }),
    validate: ({ phone }) => (isOnboardingPhone(phone) ? {} : { phone: INVALID }),
    save: async ({ phone }) => {
      // On the way back the same number leads to the code that was sent.
      if (codeWait.isFor(phone)) return;
      await sendOnboardingCode(phone);
      codeWait.begin(resendSeconds('onboarding', deploymentQuirks()), phone);
    },
    onSaved: steps.next,
    refusalOf: (error) => {
      setOffline(failureOf(error)?.kind === 'network');
      return { message: whyRefused(error, FAILED) };
    },
  });
  const field = form.field('phone');
  const edit = (text: string) => {
    const digits = digitsOf(text);
    onboardingPhone.keep(digits);
    field.onChange(digits);
  };
  return (
    <StepScreen
      steps={steps}
      title={say('onboarding.phone')}
      subtitle={steps.invite === null ? words.phoneWhy : words.phoneOfSms}
      beside={besidePhone}
    >
      <Form
        form={{ ...form, message: null }}
        actions={
          <>
            <Button type="submit" fullWidth busy={form.busy} busyLabel={say('code.sending')}>
              {say('onboarding.continue')}
            </Button>
            {hasKeypad && (
              <Text tone="muted" align="center">
                {words.codeIsHers}
              </Text>
            )}
            {form.message !== null && (
              <Failure
                key={form.message}
                message={form.message}
                offline={isOffline && offlineWords[language].send}
              />
            )}
          </>
        }
      >
        <RoomForError lines="twoOnPhone">
          <PhoneField
            {...field}
            label={say('phone.label')}
            required
            {...(hasKeypad && { keyboard: 'keypad' })}
            // Before the keys, which have no plus, the prefix always stands there.
            value={field.value === '' && !hasKeypad ? '' : `${PREFIX} ${groupInThrees(field.value)}`}
            placeholder={`${PREFIX} 700 000 000`}
            onChange={edit}
          />
          <output>{field.error === undefined && <Text tone="muted">{words.phoneShared}</Text>}</output>
        </RoomForError>
        {hasKeypad && (
          <NumericKeypad
            label={say('onboarding.keypad')}
            value={field.value}
            maxLength={ONBOARDING_PHONE_DIGITS}
            onChange={edit}
          />
        )}
      </Form>
    </StepScreen>
  );
}
