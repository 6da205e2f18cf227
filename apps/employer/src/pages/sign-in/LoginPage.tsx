import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { PhoneField } from '@repo/ui/components/PhoneField';
import { RoomForError } from '@repo/ui/components/RoomForError';
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

const SEND_FAILED = 'Phone number not found. Please sign up first.';

export function LoginPage() {
  useScreen('Sign In');
  const { form, sent, ...button } = useSignInForm(true, SEND_FAILED);

  return (
    <SignInLayout
      title="Sign In"
      subtitle="We send a 6-digit code to your phone."
      beside={beside}
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
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" fullWidth {...button}>
              Send Verification Code
            </Button>
            {sent && <Banner tone="success">{CODE_SENT}</Banner>}
          </>
        }
      >
        <RoomForError>
          <PhoneField label="Phone Number" required {...form.field('phone')} />
        </RoomForError>
      </Form>
    </SignInLayout>
  );
}
