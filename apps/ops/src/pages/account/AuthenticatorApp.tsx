import { failureText } from '@repo/api-client/client/failure-text';
import { newTotpSecret, type TeamAccount } from '@repo/api-client/queries/team-account';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Banner } from '@repo/ui/components/Banner';
import { Button } from '@repo/ui/components/Button';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { NewApp } from './NewApp.tsx';
import { SIGN_IN_AGAIN, useSecondStep } from './use-second-step.ts';
import { Way } from './Way.tsx';

export function AuthenticatorApp({ account }: { readonly account: TeamAccount }) {
  const { has_totp: hasApp, phone, signed_in_recently: isRecent } = account;
  /** Null while the dialog is closed. Each opening asks for a new one. */
  const [secret, setSecret] = useState<string | null>(null);
  const { ask } = useSecondStep();
  const asking = useAction(
    () => ask(() => newTotpSecret(client)),
    ({ totp_secret: asked }) => setSecret(asked),
  );
  return (
    <Way
      title="Authenticator app"
      text={hasApp ? 'Your app is set up.' : 'An app on your phone that shows a code. You have none yet.'}
      action={
        <Button
          variant="secondary"
          size="small"
          busy={asking.busy}
          disabledReason={!isRecent && SIGN_IN_AGAIN}
          onClick={() => asking.run(undefined)}
        >
          {hasApp ? 'Replace' : 'Set up'}
          <VisuallyHidden> your authenticator app</VisuallyHidden>
        </Button>
      }
    >
      {asking.error !== null && isRecent && (
        <Banner tone="danger">
          {failureText(asking.error, 'There is no key for the app yet. Please try again.')}
        </Banner>
      )}
      {secret !== null && isRecent && (
        <NewApp secret={secret} account={phone} replaces={hasApp} onClose={() => setSecret(null)} />
      )}
    </Way>
  );
}
