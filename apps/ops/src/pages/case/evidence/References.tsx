import { referencesOfWorkerQuery } from '@repo/api-client/queries/papers';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { statusText } from '../../../evidence/call-words.ts';
import { firstToCall } from './call-sheet/calls.ts';
import { CallSheet } from './call-sheet/CallSheet.tsx';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';

interface ReferencesProps {
  readonly workerId: string;
  /** Whether the member holds work about the worker: only then a call is made and recorded. */
  readonly mayRecord: boolean;
}

/** The referees whom the worker named, each with a call sheet. The one to call next is open. */
export function References({ workerId, mayRecord }: ReferencesProps) {
  const references = useQuery(referencesOfWorkerQuery(client, workerId));
  // Each saved call reads them again.
  const now = new Date(references.dataUpdatedAt);
  return (
    <LoadedPapers title="Her references" query={references}>
      {({ references: named }) => {
        const first = firstToCall(named, now);
        return named.length === 0 ? (
          <Text>She has named nobody yet.</Text>
        ) : (
          <Stack as="ul" gap="small">
            {named.map((reference) => (
              <li key={reference.id}>
                <Disclosure
                  label={reference.name}
                  note={statusText(reference)}
                  defaultOpen={reference.id === first?.id}
                >
                  <CallSheet workerId={workerId} reference={reference} now={now} mayRecord={mayRecord} />
                </Disclosure>
              </li>
            ))}
          </Stack>
        );
      }}
    </LoadedPapers>
  );
}
