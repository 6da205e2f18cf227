import { failureOf } from '@repo/api-client/client/failure';
import { failureText } from '@repo/api-client/client/failure-text';
import { sendCode, verifyCode, type Applicant } from '@repo/api-client/queries/employer-session';
import { CODE_LENGTH, codeError } from '@repo/domain/sign-in-form';
import { AFTER_CODE_MILLISECONDS, CODE_RESEND_SECONDS } from '@repo/domain/timers';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { CodeField } from '@repo/ui/components/CodeField';
import { CountdownButton } from '@repo/ui/components/CountdownButton';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { client } from '../../api/client.ts';
import { useAction } from '../../hooks/use-action.ts';
import { useDelayed } from '../../hooks/use-delayed.ts';
import { useScreen } from '../../hooks/use-screen.ts';
import { paths } from '../../paths.ts';
import { phoneText } from '../../session/phone-text.ts';
import { session } from '../../session/session.ts';
import { Form } from '../../shell/Form.tsx';
import { landingAddress } from '../../site/origins.ts';
import { typedApplicant } from './typed-applicant.ts';
import { useCodeFromSms } from './use-code-from-sms.ts';
import { CODE_SENT } from './use-send-code.ts';

interface VerifyCodeProps {
  readonly applicant: Applicant;
  readonly isLogin: boolean;
}

const inSeconds = (seconds: number) => Date.now() + seconds * 1000;

export function VerifyCode({ applicant, isLogin }: VerifyCodeProps) {
  const title = isLogin ? 'Sign In' : 'Verify Your Phone';
  useScreen(title);
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [resent, setResent] = useState(false);
  const [messages, setMessages] = useState(1);
  const [verified, setVerified] = useState(false);
  const [resendAt, setResendAt] = useState(() => inSeconds(CODE_RESEND_SECONDS));

  const verifying = useAction(
    async (digits: string) => {
      const { token, user } = await verifyCode(client, applicant, digits);
      // A code that was taken is used up, whether or not anybody still waits on this screen.
      session.signIn(token, user);
      typedApplicant.forget();
    },
    () => setVerified(true),
  );
  const resending = useAction(
    () => sendCode(client, applicant),
    () => {
      setCode('');
      setResent(true);
      setMessages((before) => before + 1);
      setResendAt(inSeconds(CODE_RESEND_SECONDS));
    },
    (error) => {
      const failure = failureOf(error);
      if (failure?.kind === 'api' && failure.retryAfter !== null) setResendAt(inSeconds(failure.retryAfter));
    },
  );
  useDelayed(verified, AFTER_CODE_MILLISECONDS, () => void navigate(paths.dashboard, { replace: true }));

  // Whoever goes back from here, by the link or the browser's own button, finds the form as it was sent.
  useEffect(() => typedApplicant.keep(applicant), [applicant]);

  /** What the last attempt came to says nothing about the next one; and the same words are heard again only as new ones. */
  const forgetOutcome = () => {
    setResent(false);
    verifying.forgetError();
    resending.forgetError();
  };
  const resend = () => {
    forgetOutcome();
    resending.run(undefined);
  };
  const verify = () => {
    forgetOutcome();
    verifying.run(code);
  };
  const edit = (digits: string) => {
    forgetOutcome();
    setCode(digits);
  };

  useCodeFromSms(messages, edit);

  return (
    <SignInLayout
      title={title}
      subtitle={
        <>
          Enter the code we sent to <Text as="strong">{phoneText(applicant.phone)}</Text>
        </>
      }
      homeHref={landingAddress()}
      after={
        <TextLink href={isLogin ? paths.login : paths.signUp} placement="alone">
          Change Phone Number
        </TextLink>
      }
    >
      <Form onSubmit={verify}>
        {verifying.error !== null && (
          <Banner tone="danger">{failureText(verifying.error, 'Invalid verification code')}</Banner>
        )}
        {verified && <Banner tone="success">Verification successful! Redirecting...</Banner>}
        <CodeField
          label="Verification Code"
          name="code"
          required
          length={CODE_LENGTH}
          value={code}
          onChange={edit}
        />
        <Stack gap="xsmall">
          <Button
            type="submit"
            fullWidth
            busy={verifying.busy || verified}
            busyLabel="Verifying..."
            disabledReason={codeError(code) ?? false}
          >
            Verify Code
          </Button>
          <CountdownButton
            fullWidth
            label="Resend Code"
            waitingLabel={(seconds) => `Resend code in ${seconds}s`}
            availableAt={resendAt}
            busy={resending.busy}
            onClick={resend}
          />
        </Stack>
        {/* Below the button that it is about: nothing moves under the finger. */}
        {resending.error !== null && (
          <Banner tone="danger">{failureText(resending.error, 'Failed to resend verification code')}</Banner>
        )}
        {resent && <Banner tone="success">{CODE_SENT}</Banner>}
      </Form>
    </SignInLayout>
  );
}
