import { landingAddress } from '@repo/app-shell/browser/landing-address';
import { ButtonLink } from '@repo/ui/components/Button';
import { TextLink } from '@repo/ui/components/TextLink';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Inline } from '@repo/ui/primitives/Inline';
import { Text } from '@repo/ui/primitives/Text';
import { paths } from '../../paths.ts';
import { session } from '../../session/session.ts';

interface WaysOnProps {
  /** True on a screen without a next screen. These links are then the main action. */
  readonly isEnd: boolean;
}

/** Links on every screen of the demonstration: to a real check, or back. */
export function WaysOn({ isEnd }: WaysOnProps) {
  const variant = isEnd ? 'primary' : 'secondary';
  return (
    <TitledCard title="Ready to check somebody?">
      <Text>A real check begins with the worker’s consent, which we ask for by SMS.</Text>
      <Text size="small" tone="muted">
        Invented people: nobody is charged, called or written to. What you enter stays on this device.
      </Text>
      <Inline gap="medium">
        {session.isSignedIn() ? (
          <ButtonLink variant={variant} href={paths.dashboard}>
            Go to Your Dashboard
          </ButtonLink>
        ) : (
          <ButtonLink variant={variant} href={paths.signUp}>
            Sign Up
          </ButtonLink>
        )}
        <TextLink placement="alone" href={landingAddress()}>
          Back to the public site
        </TextLink>
      </Inline>
    </TitledCard>
  );
}
