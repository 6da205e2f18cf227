import { catalogueText } from '@repo/api-client/client/failure-text';
import { signOutEverywhere } from '@repo/api-client/queries/employer-session';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { forgetEmployer } from '../../api/log-out.ts';

/** Ends every session of the employer. The SMS about a sign-in on another device leads here (quality A3). */
export function OtherDevices() {
  const [asking, setAsking] = useState(false);
  const everywhere = useAction(() => signOutEverywhere(client), forgetEmployer);
  return (
    <Disclosure label="Signed in on another device?">
      <Stack gap="small" align="start">
        <Text>If you lost a phone, or somebody else has signed in, end every session at once.</Text>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          Sign out everywhere
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        question="Are you sure you want to sign out on every device?"
        consequence="This one too. You can sign in again with a code by SMS."
        confirmLabel="Sign out everywhere"
        busy={everywhere.busy}
        busyLabel="Signing out..."
        error={
          everywhere.error === null
            ? undefined
            : catalogueText(everywhere.error, 'You are still signed in elsewhere. Please try again.')
        }
        onConfirm={() => everywhere.run(undefined)}
        onCancel={() => {
          everywhere.forgetError();
          setAsking(false);
        }}
      />
    </Disclosure>
  );
}
