import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { Stack } from '@repo/ui/primitives/Stack';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { standingText, standingTone } from '../case-words.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { OutcomeLine } from '../../../evidence/OutcomeLine.tsx';

/** What each other check of the case came to, for the recommendation. */
export function Outcomes({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const others = found.checks.filter(({ check_kind: kind }) => kind !== 'final_review');
  return (
    <LoadedPapers title="The other checks" query={file}>
      {({ results }) => (
        <Stack as="ul" gap="small">
          {others.map((check) => (
            <OutcomeLine
              key={check.id}
              kind={check.check_kind}
              standing={standingText(found, check)}
              tone={standingTone(check)}
              note={results.find(({ check_id: id }) => id === check.id)?.note ?? null}
            />
          ))}
        </Stack>
      )}
    </LoadedPapers>
  );
}
