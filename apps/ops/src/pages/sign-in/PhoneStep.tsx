import { sendCode } from '@repo/api-client/queries/team-session';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { refusalOf } from '@repo/app-shell/data/refusal-of';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { normalisePhone } from '@repo/domain/phone';
import { loginPhoneError } from '@repo/domain/sign-in-form';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { client } from '../../api/client.ts';
import type { StepProps } from './step.ts';

/** The service answers the same for every phone: nobody finds out here who is in the team. */
export function PhoneStep({ onward }: StepProps) {
  useScreen('Sign in');
  const form = useForm({
    fields: ['phone'],
    initial: { phone: '' },
    validate: ({ phone }) => {
      const error = loginPhoneError(phone);
      return error === null ? {} : { phone: error };
    },
    save: async (typed) => {
      const phone = normalisePhone(typed.phone) ?? typed.phone;
      // On the way back the same number leads to the code that was sent.
      if (codeWait.isFor(phone)) return phone;
      const { resend_after: seconds } = await sendCode(client, phone);
      codeWait.begin(seconds, phone);
      return phone;
    },
    onSaved: (phone) => onward({ name: 'code', phone }),
    refusalOf: refusalOf('The code was not sent. Please try again.'),
  });
  return (
    <SignInLayout
      title="Sign in"
      subtitle="For the verification team. We send a 6-digit code to your phone."
      homeHref={landingAddress()}
    >
      <Form
        form={form}
        actions={
          <Button type="submit" fullWidth busy={form.busy} busyLabel="Sending code...">
            Send code
          </Button>
        }
      >
        <PhoneField label="Phone number" required {...form.field('phone')} />
      </Form>
    </SignInLayout>
  );
}
