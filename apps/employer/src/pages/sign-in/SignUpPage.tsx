import { canSignUp } from '@repo/domain/sign-in-form';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { RoomForError } from '@repo/ui/components/RoomForError';
import { TextField } from '@repo/ui/components/TextField';
import { TextLink } from '@repo/ui/components/TextLink';
import { Form } from '@repo/ui/patterns/Form';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { paths } from '../../paths.ts';
import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { beside } from './beside.tsx';
import { CODE_SENT } from './code-sent.ts';
import { useSignInForm } from './use-sign-in-form.ts';

const SEND_FAILED = 'Failed to send verification code';

export function SignUpPage() {
  useScreen('Sign Up');
  const { form, sent, ...button } = useSignInForm(false, SEND_FAILED);

  return (
    <SignInLayout
      title="Create Your Account"
      subtitle="It takes one minute."
      beside={beside}
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
      <Form
        form={form}
        actions={
          <>
            <Button
              type="submit"
              fullWidth
              {...button}
              disabledReason={
                !canSignUp(form.values) && 'Fill in your name, phone number and location first.'
              }
            >
              Get Started
            </Button>
            {sent && <Banner tone="success">{CODE_SENT}</Banner>}
            <Text size="small" tone="muted" align="center">
              By continuing you agree to our{' '}
              <TextLink href={`${landingAddress()}terms`} newTab>
                Terms of Service
              </TextLink>{' '}
              and{' '}
              <TextLink href={`${landingAddress()}privacy`} newTab>
                Privacy Policy
              </TextLink>
              .
            </Text>
          </>
        }
      >
        <RoomForError>
          <TextField label="Full Name" required autoComplete="name" {...form.field('name')} />
          <PhoneField label="Phone Number" required {...form.field('phone')} />
          <TextField
            label="Location"
            required
            autoComplete="address-level2"
            placeholder="e.g. Nairobi, Mombasa"
            {...form.field('location')}
          />
        </RoomForError>
      </Form>
    </SignInLayout>
  );
}
