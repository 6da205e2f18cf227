import { failureText } from '@repo/api-client/client/failure-text';
import { canSignUp } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { ErrorSummary } from '@repo/ui/components/ErrorSummary';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextField } from '@repo/ui/components/TextField';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useScreen } from '../../hooks/use-screen.ts';
import { paths } from '../../paths.ts';
import { Form } from '../../shell/Form.tsx';
import { landingAddress } from '../../site/origins.ts';
import { CODE_SENT } from './use-send-code.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const SEND_FAILED = 'Failed to send verification code';

export function SignUpPage() {
  useScreen('Sign Up');
  const { form, field, submit, summary, error, sent, busy } = useSignInForm(false);

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
        <ErrorSummary {...summary} />
        <TextField label="Full Name" autoComplete="name" {...field('name')} />
        <PhoneField label="Phone Number" placeholder="+254 700 000 000" {...field('phone')} />
        <TextField
          label="Location"
          autoComplete="address-level2"
          placeholder="e.g. Nairobi, Mombasa"
          {...field('location')}
        />
        {error !== null && <Banner tone="danger">{failureText(error, SEND_FAILED)}</Banner>}
        {sent && <Banner tone="success">{CODE_SENT}</Banner>}
        <Button
          type="submit"
          fullWidth
          busy={busy}
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
