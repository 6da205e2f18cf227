import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { Stack } from '@repo/ui/primitives/Stack';
import { passkeyFailure } from '../../passkeys/passkey-failure.ts';
import { signInByPasskey } from '../../passkeys/sign-in-by-passkey.ts';
import type { useSignIn } from './use-sign-in.ts';

const NOT_USED = 'The passkey was not used. Please try again, or choose another way.';

interface PasskeyButtonProps {
  readonly ticket: string;
  readonly label: string;
  readonly variant?: 'primary' | 'secondary';
  readonly onSignedIn: ReturnType<typeof useSignIn>;
}

/** Opens the browser's passkey dialog: to make a passkey at the first sign-in, and to use one later. */
export function PasskeyButton({ ticket, label, variant = 'primary', onSignedIn }: PasskeyButtonProps) {
  const signingIn = useAction(() => signInByPasskey(ticket), onSignedIn);
  const failure = signingIn.error === null ? null : passkeyFailure(signingIn.error, NOT_USED);
  return (
    <Stack gap="small">
      <Button
        fullWidth
        variant={variant}
        busy={signingIn.busy}
        busyLabel="Waiting for your passkey..."
        onClick={() => signingIn.run(undefined)}
      >
        {label}
      </Button>
      {failure !== null && (
        <Banner tone={failure.tone} announce>
          {failure.text}
        </Banner>
      )}
    </Stack>
  );
}
