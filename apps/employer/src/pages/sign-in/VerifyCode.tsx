import type { ReturnAddress } from '@repo/app-shell/session/session-core';
import { failureText } from '@repo/api-client/client/failure-text';
import { sendCode, verifyCode, type Applicant } from '@repo/api-client/queries/employer-session';
import { codeError } from '@repo/domain/sign-in-form';
import { AFTER_CODE_MILLISECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { CodeBoxes } from '@repo/ui/components/CodeBoxes';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { TextLink } from '@repo/ui/components/TextLink';
import { Form } from '@repo/ui/patterns/Form';
import { useForm } from '@repo/ui/forms/use-form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { codeRefusalOf } from '@repo/app-shell/data/code-refusal-of';
import { useDelayed } from '@repo/app-shell/hooks/use-delayed';
import { useResend } from '@repo/app-shell/hooks/use-resend';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { codeWait } from '@repo/app-shell/session/code-wait';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session } from '../../session/session.ts';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { typedApplicant } from './typed-applicant.ts';
import { useCodeFocus } from '@repo/app-shell/hooks/use-code-focus';
import { useCodeFromSms } from '@repo/app-shell/hooks/use-code-from-sms';
import { beside } from './beside.tsx';
import { CODE_SENT, GOING_ON } from './code-sent.ts';

interface VerifyCodeProps {
  readonly applicant: Applicant;
  readonly isLogin: boolean;
}

const wrongCode = codeRefusalOf('Invalid verification code');

/** The form for the code of the SMS. */
export default function VerifyCode({ applicant, isLogin }: VerifyCodeProps) {
  const title = isLogin ? 'Sign In' : 'Verify Your Phone';
  useScreen(title);
  useCodeFocus();
  const navigate = useNavigate();
  const [next, setNext] = useState<ReturnAddress>();
  const verified = next !== undefined;
  const form = useForm({
    fields: ['code'],
    initial: { code: '' },
    validate: ({ code }) => {
      const error = codeError(code);
      return error === null ? {} : { code: error };
    },
    save: async ({ code }) => {
      resending.forget();
      const { token, user } = await verifyCode(client, applicant, code);
      // An accepted code is used up, even after the screen has unmounted.
      session.signIn(token, user);
      typedApplicant.forget();
      codeWait.forget();
      return session.takeReturn() ?? { path: paths.dashboard, state: null };
    },
    onSaved: setNext,
    refusalOf: wrongCode,
  });
  const resending = useResend(
    () => sendCode(client, applicant),
    () => form.set('code', ''),
  );
  useDelayed(verified, AFTER_CODE_MILLISECONDS, () => {
    if (next !== undefined) void navigate(next.path, { replace: true, state: next.state });
  });

  // On the way back, by the link or the back button, the employer finds the submitted form.
  useEffect(() => typedApplicant.keep(applicant), [applicant]);

  // The result of the last attempt says nothing about the next one. A screen reader repeats a text only after its removal.
  const resend = () => {
    form.forgetMessage();
    resending.forget();
    resending.run();
  };
  const edit = (digits: string) => {
    resending.forget();
    form.set('code', digits);
  };

  useCodeFromSms(resending.messages, edit);

  return (
    <SignInLayout
      title={title}
      subtitle={
        <>
          Enter the code we sent to{' '}
          <Text as="strong" lines="whole">
            {phoneText(applicant.phone)}
          </Text>{' '}
          <TextLink href={isLogin ? paths.login : paths.signUp}>Change Phone Number</TextLink>
        </>
      }
      beside={beside}
      homeHref={landingAddress()}
      after={
        <Text tone="muted">
          No SMS? Check the number above, or ask for a new code. A code ends after 10 minutes or five wrong
          tries.
        </Text>
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
                busy={form.busy || verified}
                busyLabel={verified ? GOING_ON : 'Verifying...'}
                disabledReason={codeError(form.values.code) ?? false}
              >
                Verify Code
              </Button>
              <CountdownButton
                fullWidth
                label="Resend Code"
                waitingLabel={(seconds) => `Resend code in ${seconds}s`}
                availableAt={resending.availableAt}
                busy={resending.busy}
                onClick={resend}
              />
            </Stack>
            {/* Below the buttons, so that nothing moves under the finger. */}
            {verified && <Banner tone="success">Verification successful! Redirecting...</Banner>}
            {resending.error !== null && (
              <Banner tone="danger">
                {failureText(resending.error, 'Failed to resend verification code')}
              </Banner>
            )}
            {resending.isSent && <Banner tone="success">{CODE_SENT}</Banner>}
          </>
        }
      >
        <RoomForError>
          <CodeBoxes
            label="Verification Code"
            required
            disabled={form.busy || verified}
            {...form.field('code')}
            onChange={edit}
          />
        </RoomForError>
      </Form>
    </SignInLayout>
  );
}
