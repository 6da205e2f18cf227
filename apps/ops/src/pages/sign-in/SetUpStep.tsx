import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { useScreen } from '@repo/app-shell/hooks/use-screen';
import { SignInLayout } from '@repo/ui/patterns/SignInLayout';
import { Divider } from '@repo/ui/primitives/Divider';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { TotpSecret } from '../../authenticator/TotpSecret.tsx';
import { hasPasskeys } from '../../passkeys/dialog.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { StartAgain } from './StartAgain.tsx';
import type { StepProps } from './step.ts';
import { TotpForm } from './TotpForm.tsx';
import { useSignIn } from './use-sign-in.ts';

interface SetUpStepProps extends StepProps {
  readonly phone: string;
  readonly ticket: string;
  readonly secret: string;
}

/** The first sign-in: a code by SMS alone does not open personal data, so the member sets a second step up. */
export default function SetUpStep({ phone, ticket, secret, onward }: SetUpStepProps) {
  useScreen('Set up your second step');
  const signIn = useSignIn(phone, onward);
  return (
    <SignInLayout
      title="Set up your second step"
      subtitle="From now on you sign in with a code by SMS and with this second step."
      homeHref={landingAddress()}
      after={<StartAgain onward={onward} />}
    >
      <Stack gap="large">
        {hasPasskeys() && (
          <>
            <Stack gap="small">
              <Heading level={2} size={3}>
                Passkey
              </Heading>
              <Text tone="muted">
                The safest way: your fingerprint, face or PIN on this device or on your phone.
              </Text>
              <PasskeyButton ticket={ticket} label="Make a passkey" onSignedIn={signIn} />
            </Stack>
            <Divider />
          </>
        )}
        <Stack gap="small">
          <Heading level={2} size={3}>
            Authenticator app
          </Heading>
          <Text tone="muted">
            Scan the picture with an app such as Google Authenticator, then enter the code that it shows.
          </Text>
          <TotpSecret secret={secret} account={phone} />
          <TotpForm
            ticket={ticket}
            action={{ label: 'Use the app', busyLabel: 'Checking...' }}
            variant="secondary"
            onSignedIn={signIn}
          />
        </Stack>
      </Stack>
    </SignInLayout>
  );
}
