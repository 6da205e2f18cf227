import { documentsOfWorkerQuery } from '@repo/api-client/queries/papers';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { Text } from '@repo/ui/primitives/Text';
import { documentLabels } from '@repo/domain/document';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PaperViewer } from '../../evidence/PaperViewer.tsx';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import type { ItemProps } from './item-props.ts';

/** A paper of the worker, with the form that accepts or rejects it beside. */
export function DocumentItem({ work }: ItemProps) {
  const { nanny_id: workerId } = work;
  if (workerId === null) throw new Error('A paper without a worker');
  const documents = useQuery(documentsOfWorkerQuery(client, workerId));
  return (
    <Loaded what="the paper" query={documents}>
      {({ documents: all }) => {
        const document = all.find(({ id }) => id === work.id);
        if (document === undefined) return <Text>The paper is gone.</Text>;
        return (
          <SplitView besideLabel="The decision" beside={<DocumentForm document={document} />}>
            <HeldOnly>
              <KeyPlace hotkey="e" label="Evidence">
                {document.has_file ? (
                  <PaperViewer documentId={document.id} name={documentLabels[document.slot]} />
                ) : (
                  <Text>Its file was deleted.</Text>
                )}
              </KeyPlace>
            </HeldOnly>
          </SplitView>
        );
      }}
    </Loaded>
  );
}
