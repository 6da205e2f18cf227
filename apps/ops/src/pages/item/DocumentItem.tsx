import { documentsOfWorkerQuery } from '@repo/api-client/queries/papers';
import { KeyPlace } from '@repo/ui/primitives/KeyPlace';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { SplitView } from '@repo/ui/patterns/SplitView';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { PaperViewer } from '../../evidence/PaperViewer.tsx';
import { Loaded } from '../../evidence/Loaded.tsx';
import { HeldOnly } from '../../work/HeldOnly.tsx';
import { DocumentForm } from './DocumentForm.tsx';
import type { ItemProps } from './item-props.ts';
import { paperNames } from '@repo/domain/document';

/** A paper of the worker, with the form that accepts or rejects it beside. */
export function DocumentItem({ work }: ItemProps) {
  const { nanny_id: workerId } = work;
  if (workerId === null) throw new Error('A paper without a worker');
  const documents = useQuery(documentsOfWorkerQuery(client, workerId));
  return (
    <Loaded what="the paper" query={documents}>
      {({ nanny_name: name, documents: all }) => {
        const document = all.find(({ id }) => id === work.id);
        if (document === undefined) return <Text>The paper is gone.</Text>;
        return (
          <SplitView
            besideLabel="The decision"
            beside={
              <Stack gap="medium">
                {document.slot !== 'policeClearance' && (
                  <HeldOnly>
                    <PaperOf name={name} />
                  </HeldOnly>
                )}
                <DocumentForm document={document} />
              </Stack>
            }
          >
            <HeldOnly>
              <KeyPlace hotkey="e" label="Evidence">
                {document.has_file ? (
                  <PaperViewer documentId={document.id} name={paperNames[document.slot]} />
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

/**
 * Whose paper it must be. A police certificate is read off without it: who has the name before her eyes reads it into the
 * paper.
 */
const PaperOf = ({ name }: { readonly name: string | null }) => (
  <TitledCard title="Whose paper it must be">
    <Text>{name ?? 'A worker without a name'}</Text>
  </TitledCard>
);
