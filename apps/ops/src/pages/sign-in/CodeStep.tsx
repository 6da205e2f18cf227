import { failureText } from '@repo/api-client/client/failure-text';
import { sendCode, verifyCode } from '@repo/api-client/queries/team-session';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { codeRefusalOf } from '@repo/app-shell/data/code-refusal-of';
import { useCodeFocus } from '@repo/app-shell/hooks/use-code-focus';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { codeError } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { CodeField } from '@repo/ui/components/CodeField';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { useForm } from '@repo/ui/forms/use-form';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { client } from '../../api/client.ts';
import { phoneText } from '../../phone-text.ts';
import type { StepProps } from './step.ts';

interface CodeStepProps extends StepProps {
  readonly phone: string;
}

const notAccepted = codeRefusalOf('The code was not accepted. Please try again.');

export function CodeStep({ phone, onward }: CodeStepProps) {
  useScreen('Enter the code');
  useCodeFocus();
  const form = useForm({
    fields: ['code'],
    initial: { code: '' },
    validate: ({ code }) => {
      const error = codeError(code);
      return error === null ? {} : { code: error };
    },
    save: async ({ code }) => {
      resending.forget();
      const known = await verifyCode(client, phone, code);
      codeWait.forget();
      return known;
    },
    onSaved: ({ enrol, second_factor: known }) => {
      if (enrol !== null) onward({ name: 'set-up', phone, ticket: enrol.ticket, secret: enrol.totp_secret });
      else if (known !== null)
        onward({ name: 'second-factor', phone, ticket: known.ticket, kinds: known.kinds });
    },
    refusalOf: notAccepted,
  });
  const resending = useResend(
    () => sendCode(client, phone),
    () => form.set('code', ''),
  );
  const edit = (digits: string) => {
    resending.forget();
    form.set('code', digits);
  };
  useCodeFromSms(resending.messages, edit);
  return (
    <SignInLayout
      title="Enter the code"
      subtitle={
        <>
          We sent it to{' '}
          <Text as="strong" lines="whole">
            {phoneText(phone)}
          </Text>
          . It comes only to phones of the team.
        </>
      }
      homeHref={landingAddress()}
      after={
        <Button variant="ghost" size="small" onClick={() => onward({ name: 'phone' })}>
          Use another phone number
        </Button>
      }
    >
      <Form
        form={form}
        actions={
          <>
            <Stack gap="xsmall">
              <Button
                type="submit"
                fullWidth
                busy={form.busy}
                busyLabel="Checking..."
                disabledReason={codeError(form.values.code) ?? false}
              >
                Continue
              </Button>
              <CountdownButton
                fullWidth
                label="Send another code"
                waitingLabel={(seconds) => `Send another code in ${seconds}s`}
                availableAt={resending.availableAt}
                busy={resending.busy}
                onClick={() => {
                  form.forgetMessage();
                  resending.forget();
                  resending.run();
                }}
              />
            </Stack>
            {resending.error !== null && (
              <Banner tone="danger">
                {failureText(resending.error, 'The code was not sent. Please try again.')}
              </Banner>
            )}
            {resending.isSent && <Banner tone="success">We sent another code.</Banner>}
          </>
        }
      >
        <CodeField label="6-digit code" required {...form.field('code')} onChange={edit} />
      </Form>
    </SignInLayout>
  );
}
