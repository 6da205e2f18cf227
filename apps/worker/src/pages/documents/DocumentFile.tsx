import { saveFile } from '@repo/app-shell/browser/save-file';
import { useAction } from '@repo/app-shell/hooks/use-action';
import { downloadDocument, type OwnDocument } from '@repo/api-client/queries/documents';
import { TextButton } from '@repo/ui/components/TextButton';
import { useToast } from '@repo/ui/components/Toasts';
import { client } from '../../api/client.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';

/** The worker's own file, to view. */
export function DocumentFile({ document }: { readonly document: OwnDocument }) {
  const { slot, type } = document;
  const { say } = useLanguage();
  const tell = useToast();
  const failureWords = useFailureWords();
  const save = useAction(
    () => downloadDocument(client, slot),
    (file) => saveFile(`${slot}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`, file),
    (error) => tell({ text: failureWords(error, 'documents.save.failed'), tone: 'danger' }),
  );
  return (
    <TextButton busy={save.busy} busyLabel={say('documents.saving')} onClick={() => save.run(undefined)}>
      {say('documents.save')}
    </TextButton>
  );
}
