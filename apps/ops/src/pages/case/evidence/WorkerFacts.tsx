import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { phoneText } from '../../../phone-text.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { HeldOnly } from '../../../work/HeldOnly.tsx';

const NONE = 'Not told';

/** What the worker told of herself. */
export function WorkerFacts({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  return (
    <HeldOnly>
      <LoadedPapers title="What the worker told" query={file}>
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
  );
}
