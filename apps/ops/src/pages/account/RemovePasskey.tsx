import { failureText } from '@repo/api-client/client/failure-text';
import { removePasskey } from '@repo/api-client/queries/team-account';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState } from 'react';
import { client } from '../../api/client.ts';
import { useSecondStep } from './use-second-step.ts';

interface RemovePasskeyProps {
  readonly id: string;
  readonly name: string;
  /** Why it has to stay now. */
  readonly keptReason: string | false;
}

export function RemovePasskey({ id, name, keptReason }: RemovePasskeyProps) {
  const tell = useToast();
  const { change } = useSecondStep();
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(
    () =>
      change(async () => {
        const { message } = await removePasskey(client, id);
        // Said here, because the change takes this row away.
        tell({ text: message, tone: 'success' });
      }),
    () => setAsking(false),
  );
  return (
    <>
      <Button variant="secondary" size="small" disabledReason={keptReason} onClick={() => setAsking(true)}>
        Remove<VisuallyHidden> the passkey {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking && keptReason === false}
        question={`Remove the passkey “${name}”?`}
        consequence="It does not let you in any more. Please delete it in the settings of the device as well."
        confirmLabel="Remove"
        tone="danger"
        busy={removing.busy}
        busyLabel="Removing..."
        error={
          removing.error === null
            ? undefined
            : failureText(removing.error, 'The passkey was not removed. Please try again.')
        }
        onConfirm={() => removing.run(undefined)}
        onCancel={() => {
          removing.forgetError();
          setAsking(false);
        }}
      />
    </>
  );
}
