import { failureText } from '@repo/api-client/client/failure-text';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { TextLink } from '@repo/ui/components/TextLink';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { Form } from '../../shell/Form.tsx';
import { useScreen } from '../../hooks/use-screen.ts';
import { paths } from '../../paths.ts';
import { landingAddress } from '../../site/origins.ts';
import { CODE_SENT } from './use-send-code.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const SEND_FAILED = 'Phone number not found. Please sign up first.';

export function LoginPage() {
  useScreen('Sign In');
  const { field, submit, error, sent, busy } = useSignInForm(true);

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
        <PhoneField label="Phone Number" {...field('phone')} />
        {error !== null && <Banner tone="danger">{failureText(error, SEND_FAILED)}</Banner>}
        {sent && <Banner tone="success">{CODE_SENT}</Banner>}
        <Button type="submit" fullWidth busy={busy} busyLabel="Sending Code...">
          Send Verification Code
        </Button>
      </Form>
    </SignInLayout>
  );
}
