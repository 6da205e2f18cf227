import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { phoneText } from '../../../phone-text.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { HeldOnly } from '../../../work/HeldOnly.tsx';
import { References } from './References.tsx';

const NONE = 'Not told';

/** What the worker told of herself, and who knows her from work. */
export function WorkerFacts({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  return (
    <Stack gap="medium">
      <HeldOnly>
        <LoadedPapers title="What she told" query={file}>
          {({ worker }) => (
            <DefinitionList
              items={[
                { term: 'Name', value: worker.name ?? NONE },
                { term: 'Phone', value: phoneText(worker.phone) },
                { term: 'Work', value: worker.service_type ?? NONE },
                { term: 'Place', value: worker.location ?? NONE },
                {
                  term: 'Experience',
                  value: worker.experience_years === null ? NONE : `${worker.experience_years} years`,
                },
              ]}
            />
          )}
        </LoadedPapers>
      </HeldOnly>
      <References workerId={found.nanny_id} areCalled={false} />
    </Stack>
  );
}
