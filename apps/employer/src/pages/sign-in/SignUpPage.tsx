import { failureText } from '@repo/api-client/client/failure-text';
import { loginPhoneError, canSignUp } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useScreen } from '../../hooks/use-screen.ts';
import { paths } from '../../paths.ts';
import { Form } from '../../shell/Form.tsx';
import { landingAddress } from '../../site/origins.ts';
import { CODE_SENT, useSendCode } from './use-send-code.ts';

const SEND_FAILED = 'Failed to send verification code';
const empty = { name: '', phone: '', location: '' };

export function SignUpPage() {
  useScreen('Sign Up');
  const [form, setForm] = useState(empty);
  const [phoneError, setPhoneError] = useState<string | null>(null);
  const code = useSendCode(false);

  const edit = (field: keyof typeof empty) => (value: string) => {
    setForm((before) => ({ ...before, [field]: value }));
    if (field === 'phone') setPhoneError(null);
    code.forgetError();
  };
  const submit = () => {
    const error = loginPhoneError(form.phone);
    setPhoneError(error);
    if (error === null)
      code.run({ phone: form.phone, name: form.name.trim(), location: form.location.trim() });
  };

  return (
    <SignInLayout
      title="Create Your Account"
      subtitle="Know who you are about to hire. It takes one minute."
      homeHref={landingAddress()}
      after={
        <Stack gap="xsmall" align="center">
          <Text>
            Already have an account? <TextLink href={paths.login}>Sign In</TextLink>
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
        <TextField
          label="Full Name"
          name="name"
          required
          autoComplete="name"
          value={form.name}
          onChange={edit('name')}
        />
        <PhoneField
          label="Phone Number"
          name="phone"
          required
          placeholder="+254 700 000 000"
          value={form.phone}
          error={phoneError ?? undefined}
          onChange={edit('phone')}
        />
        <TextField
          label="Location"
          name="location"
          required
          autoComplete="address-level2"
          placeholder="e.g. Nairobi, Mombasa"
          value={form.location}
          onChange={edit('location')}
        />
        <Button
          type="submit"
          fullWidth
          busy={code.busy}
          busyLabel="Sending Code..."
          disabledReason={!canSignUp(form) && 'Fill in your name, phone number and location first.'}
        >
          Get Started
        </Button>
        <Text size="small" tone="muted" align="center">
          By continuing you agree to our Terms of Service and Privacy Policy.
        </Text>
      </Form>
    </SignInLayout>
  );
}
