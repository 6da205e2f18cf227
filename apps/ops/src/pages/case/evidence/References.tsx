import { referencesOfWorkerQuery } from '@repo/api-client/queries/papers';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { firstToCall } from './call-sheet/calls.ts';
import { Referee } from './call-sheet/Referee.tsx';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';

interface ReferencesProps {
  readonly workerId: string;
  /** Whether the check is the one that calls them. It opens the call sheet of the next one. */
  readonly areCalled: boolean;
  /** Whether the check of the references is decided. Nobody is left to call for it. */
  readonly isOver: boolean;
}

/** The referees whom the worker named, each with a call sheet. */
export function References({ workerId, areCalled, isOver }: ReferencesProps) {
  const references = useQuery(referencesOfWorkerQuery(client, workerId));
  // Each saved call reads them again.
  const now = new Date(references.dataUpdatedAt);
  return (
    <LoadedPapers title="The references" query={references}>
      {({ references: named }) => {
        const first = firstToCall(named, now);
        return named.length === 0 ? (
          <Text>The worker has named nobody yet.</Text>
        ) : (
          <Stack as="ul" gap="small">
            {named.map((reference) => (
              <Referee
                key={reference.id}
                workerId={workerId}
                reference={reference}
                now={now}
                isNext={areCalled && !isOver && reference.id === first?.id}
                isOver={isOver}
              />
            ))}
          </Stack>
        );
      }}
    </LoadedPapers>
  );
}
