import { useAction } from '@repo/app-shell/hooks/use-action';
import { withdrawDocument } from '@repo/api-client/queries/documents';
import { checkOfDocument } from '@repo/domain/check-source';
import type { DocumentKind } from '@repo/domain/document';
import { keptDays } from '@repo/domain/kept-days';
import { ConfirmDialog } from '@repo/ui/components/ConfirmDialog';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { removedWords } from './document-words.ts';
import { cacheDocument } from '../../api/my-documents.ts';

interface TakeBackProps {
  readonly slot: DocumentKind;
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * Asks the worker to confirm, because the file is then deleted, or kept for a check. The focus then returns to the file
 * control of the row, which stays.
 */
export function TakeBack({ slot, open, onClose }: TakeBackProps) {
  const { say, language } = useLanguage();
  const tell = useToast();
  const failureWords = useFailureWords();
  const remove = useAction(
    async () => cacheDocument(await withdrawDocument(client, slot)),
    () => {
      onClose();
      tell({ text: removedWords[language], tone: 'success' });
    },
  );
  return (
    <ConfirmDialog
      open={open}
      question={say('documents.remove.question')}
      consequence={
        checkOfDocument[slot] === undefined
          ? say('documents.remove.consequence')
          : say('documents.remove.ofCheck', { days: keptDays.judgedDocuments })
      }
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
