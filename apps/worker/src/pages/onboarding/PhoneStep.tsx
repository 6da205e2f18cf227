import { deploymentQuirks } from '@repo/api-client/normalise/deployment-quirks';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { groupInThrees } from '@repo/domain/phone';
import { isOnboardingPhone, ONBOARDING_PHONE_DIGITS } from '@repo/domain/onboarding-form';
import { resendSeconds } from '@repo/domain/resend-countdown';
import { Button } from '@repo/ui/components/Button';
import { NumericKeypad } from '@repo/ui/components/NumericKeypad';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { Form } from '@repo/ui/patterns/Form';
import type { PlainKey } from '../../language/catalogue.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useWordedForm } from '../../language/use-worded-form.ts';
import { onboardingPhone } from '../../session/onboarding-phone.ts';
import { sendOnboardingCode, whyRefused } from './code-calls.ts';
import { StepScreen } from './StepScreen.tsx';
import type { OnboardingSteps } from './use-onboarding-steps.ts';

const PREFIX = '+254';
const INVALID: PlainKey = 'phone.invalid';
const FAILED: PlainKey = 'onboarding.sendFailed';

/** However a number is typed or filled in, its last nine digits follow the prefix. */
const digitsOf = (text: string) =>
  text
    .replace(/^\s*\+?254/, '')
    .replaceAll(/\D/g, '')
    .replace(/^0/, '')
    .slice(0, ONBOARDING_PHONE_DIGITS);

/** The phone of the worker, by keys on the screen: nine digits after the prefix of the country (worker spec 2.13). */
export function PhoneStep({ steps }: { readonly steps: OnboardingSteps }) {
  const { say } = useLanguage();
  const form = useWordedForm({
    fields: ['phone'],
    initial: () => ({ phone: onboardingPhone.read() }),
    validate: ({ phone }) => (isOnboardingPhone(phone) ? {} : { phone: INVALID }),
    save: async ({ phone }) => {
      await sendOnboardingCode(phone);
      codeWait.begin(resendSeconds('onboarding', deploymentQuirks()));
    },
    onSaved: steps.next,
    refusalOf: (error) => ({ message: whyRefused(error, FAILED) }),
  });
  const field = form.field('phone');
  const edit = (digits: string) => {
    onboardingPhone.keep(digits);
    field.onChange(digits);
  };
  return (
    <StepScreen steps={steps} title={say('onboarding.phone')} subtitle={say('onboarding.phone.why')}>
      <Form
        form={form}
        actions={
          <Button type="submit" fullWidth busy={form.busy} busyLabel={say('code.sending')}>
            {say('onboarding.continue')}
          </Button>
        }
      >
        <PhoneField
          {...field}
          label={say('phone.label')}
          required
          keyboard="keypad"
          value={`${PREFIX} ${groupInThrees(field.value)}`.trim()}
          onChange={(text) => edit(digitsOf(text))}
        />
        <NumericKeypad
          label={say('onboarding.keypad')}
          value={field.value}
          maxLength={ONBOARDING_PHONE_DIGITS}
          onChange={edit}
        />
      </Form>
    </StepScreen>
  );
}
