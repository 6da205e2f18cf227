import { useAction } from '@repo/app-shell/hooks/use-action';
import { withdrawDocument } from '@repo/api-client/queries/documents';
import type { DocumentKind } from '@repo/domain/document';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { cacheDocument } from './documents-query.ts';

interface TakeBackProps {
  readonly slot: DocumentKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks the worker to confirm, because the file is then deleted. */
export function TakeBack({ slot, open, onClose }: TakeBackProps) {
  const { say } = useLanguage();
  const failureWords = useFailureWords();
  const remove = useAction(async () => cacheDocument(await withdrawDocument(client, slot)), onClose);
  return (
    <ConfirmDialog
      open={open}
      question={say('documents.remove.question')}
      consequence={say('documents.remove.consequence')}
      confirmLabel={say('documents.remove')}
      tone="danger"
      busy={remove.busy}
      busyLabel={say('documents.removing')}
      error={remove.error === null ? undefined : failureWords(remove.error, 'documents.remove.failed')}
      onConfirm={() => remove.run(undefined)}
      onCancel={() => {
        remove.forgetError();
        onClose();
      }}
    />
  );
}
