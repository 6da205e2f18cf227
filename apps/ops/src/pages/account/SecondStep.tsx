import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { RECENT_SIGN_IN_MINUTES } from '@repo/domain/second-factor';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Heading } from '@repo/ui/primitives/Heading';
import { Stack } from '@repo/ui/primitives/Stack';
import { endSessionToReturn } from '../../api/log-out.ts';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodesLeft } from './RecoveryCodesLeft.tsx';
import { SIGN_IN_AGAIN } from './use-second-step.ts';

/** What the member shows after the code by SMS. It changes only for a few minutes after a sign-in. */
export function SecondStep({ account }: { readonly account: TeamAccount }) {
  return (
    <Stack as="section" gap="large">
      <Heading level={2}>Second step</Heading>
      {!account.signed_in_recently && (
        <Banner
          tone="info"
          announce
          action={
            <Button variant="secondary" size="small" onClick={endSessionToReturn}>
              Sign in again
            </Button>
          }
        >
          {SIGN_IN_AGAIN} Your last sign-in was more than {RECENT_SIGN_IN_MINUTES} minutes ago.
        </Banner>
      )}
      <Passkeys account={account} />
      <AuthenticatorApp account={account} />
      <RecoveryCodesLeft account={account} />
    </Stack>
  );
}
