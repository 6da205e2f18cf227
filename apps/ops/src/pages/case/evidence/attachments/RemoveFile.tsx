import { failureText } from '@repo/api-client/client/failure-text';
import { takeBackAttachment, type Attachments } from '@repo/api-client/queries/attachments';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { Button } from '@repo/ui/components/Button';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useState } from 'react';
import { client } from '../../../../api/client.ts';

interface RemoveFileProps {
  readonly id: string;
  /** 'file 1' */
  readonly name: string;
  readonly onRemoved: (left: Attachments) => void;
}

/** Takes a file back that the member added herself. */
export function RemoveFile({ id, name, onRemoved }: RemoveFileProps) {
  const [isAsking, setAsking] = useState(false);
  const removing = useAction(
    () => takeBackAttachment(client, id),
    (left) => {
      setAsking(false);
      onRemoved(left);
    },
  );
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Take back<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={`Take ${name} back?`}
        consequence="The file is deleted. That you added it and took it back stays on record."
        confirmLabel="Take back"
        tone="danger"
        busy={removing.busy}
        busyLabel="Taking back..."
        error={
          removing.error === null
            ? undefined
            : failureText(removing.error, 'It was not taken back. Please try again.')
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
