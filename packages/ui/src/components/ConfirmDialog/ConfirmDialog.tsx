import { useRef } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import type { Words } from '../../words/words.ts';
import { Dialog } from '../Dialog/Dialog.tsx';

export const confirmDialogTones = ['plain', 'quiet', 'danger'] as const;
type ConfirmDialogTone = (typeof confirmDialogTones)[number];

const variants = {
  plain: { cancel: 'secondary', confirm: 'primary' },
  quiet: { cancel: 'primary', confirm: 'secondary' },
  danger: { cancel: 'secondary', confirm: 'danger' },
} as const satisfies Record<ConfirmDialogTone, unknown>;

export interface ConfirmDialogProps {
  open: boolean;
  /** 'Are you sure you want to delete this review?' */
  question: string;
  /** The effect of a yes: 'It is gone for good, and its stars no longer count.' */
  consequence?: string;
  /** The verb of the question: 'Delete'. Never 'Yes' or 'OK'. */
  confirmLabel: string;
  /** The default is 'Cancel'. */
  cancelLabel?: string;
  /** `danger` for an irreversible action. `quiet` where the user gives something up, and the way out is the better choice. */
  tone?: ConfirmDialogTone;
  /** During the action: nothing closes the question, and the button shows that it works. */
  busy?: boolean;
  /** The verb while busy: 'Deleting...'. */
  busyLabel: string;
  /** The reason of a failure, and the remedy: 'The review was not deleted. Try again.' */
  error?: string | undefined;
  onConfirm: () => void;
  /** Its button, Escape, the cross and a press outside. */
  onCancel: () => void;
  /**
   * Moves the focus after the dialog closes: to the neighbour of what the action removed, and with `goBack` to its former
   * element. Without it, the focus goes back.
   */
  afterClose?: (goBack: () => void) => void;
}

const english: Words['confirmDialog'] = { cancel: 'Cancel' };

/** A question before an action that is hard to undo. The focus starts on the cancel button. */
export function ConfirmDialog({
  open,
  question,
  consequence,
  confirmLabel,
  cancelLabel,
  tone = 'plain',
  busy = false,
  busyLabel,
  error,
  onConfirm,
  onCancel,
  afterClose,
}: ConfirmDialogProps) {
  const words = useWords('confirmDialog', english);
  const way = cancelLabel ?? words.cancel;
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      initialFocus={cancel}
      closeLabel={way}
      afterClose={afterClose}
      onClose={() => {
        if (!busy) onCancel();
      }}
      title={question}
      {...(consequence !== undefined && { description: consequence })}
      actions={
        <>
          <Button
            ref={cancel}
            variant={variants[tone].cancel}
            disabledReason={busy && busyLabel}
            onClick={onCancel}
          >
            {way}
          </Button>
          <Button variant={variants[tone].confirm} busy={busy} busyLabel={busyLabel} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <Banner tone="danger">{error}</Banner>}
    </Dialog>
  );
}
