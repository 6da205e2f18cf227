import { failureOf } from '@repo/api-client/client/failure';
import { removeReference } from '@repo/api-client/queries/references';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useRef } from 'react';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { dropReference } from './references-query.ts';

interface RemoveReferenceProps {
  /** The id of a submitted reference. Null while the dialog is closed. */
  readonly id: string | null;
  readonly onRemoved: (id: string) => void;
  readonly onClose: () => void;
  /** Moves the focus, because the pressed button went with its reference. */
  readonly afterRemoval: () => void;
}

async function remove(id: string): Promise<void> {
  await removeReference(client, id).catch((error: unknown) => {
    const failure = failureOf(error);
    // Already removed: by an attempt with a lost answer, or on another phone.
    if (failure?.kind !== 'api' || failure.status !== 404) throw error;
  });
  dropReference(id);
}

/** Asks the worker to confirm, because the team would have to call a removed referee again. */
export function RemoveReference({ id, onRemoved, onClose, afterRemoval }: RemoveReferenceProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const isRemoved = useRef(false);
  const removal = useAction(remove, (_nothing, removed) => {
    isRemoved.current = true;
    onRemoved(removed);
  });
  return (
    <ConfirmDialog
      open={id !== null}
      question={say('references.remove.question')}
      consequence={say('references.remove.consequence')}
      confirmLabel={say('references.remove.confirm')}
      tone="danger"
      afterClose={(goBack) => {
        if (isRemoved.current) afterRemoval();
        else goBack();
        isRemoved.current = false;
      }}
      busy={removal.busy}
      busyLabel={say('references.removing')}
      error={removal.error === null ? undefined : failureWords(removal.error, 'references.remove.failed')}
      onConfirm={() => {
        if (id !== null) removal.run(id);
      }}
      onCancel={() => {
        removal.forgetError();
        onClose();
      }}
    />
  );
}
