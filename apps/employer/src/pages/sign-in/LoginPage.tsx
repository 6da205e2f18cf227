import { failureText } from '@repo/api-client/client/failure-text';
import { loginPhoneError } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { Form } from '../../shell/Form.tsx';
import { useScreen } from '../../hooks/use-screen.ts';
import { paths } from '../../paths.ts';
import { landingAddress } from '../../site/origins.ts';
import { CODE_SENT, useSendCode } from './use-send-code.ts';

const SEND_FAILED = 'Phone number not found. Please sign up first.';

export function LoginPage() {
  useScreen('Sign In');
  const [phone, setPhone] = useState('');
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const code = useSendCode(true);

  const submit = () => {
    const error = loginPhoneError(phone);
    setPhoneError(error);
    if (error === null) code.run({ phone, name: '', location: '' });
  };

  return (
    <SignInLayout
      title="Sign In"
      subtitle="We send a 6-digit code to your phone."
      homeHref={landingAddress()}
      after={
        <Stack gap="xsmall" align="center">
          <Text>
            New here? <TextLink href={paths.signUp}>Sign Up</TextLink>
          </Text>
          <TextLink href={landingAddress()} placement="alone">
            Back to Home
          </TextLink>
        </Stack>
      }
    >
      <Form onSubmit={submit}>
        {code.error !== null && <Banner tone="danger">{failureText(code.error, SEND_FAILED)}</Banner>}
        {code.sent && <Banner tone="success">{CODE_SENT}</Banner>}
        <PhoneField
          label="Phone Number"
          name="phone"
          required
          value={phone}
          error={phoneError ?? undefined}
          onChange={(value) => {
            setPhone(value);
            setPhoneError(null);
            code.forgetError();
          }}
        />
        <Button type="submit" fullWidth busy={code.busy} busyLabel="Sending Code...">
          Send Verification Code
        </Button>
      </Form>
    </SignInLayout>
  );
}
