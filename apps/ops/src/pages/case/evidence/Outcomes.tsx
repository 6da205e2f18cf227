import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { checkLabels } from '@repo/domain/check';
import { Badge } from '@repo/ui/components/Badge';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { standingText, standingTone } from '../case-words.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';

/** What each other check of the case came to, for the recommendation. */
export function Outcomes({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const others = found.checks.filter(({ check_kind: kind }) => kind !== 'final_review');
  return (
    <LoadedPapers title="The other checks" query={file}>
      {({ results }) => (
        <Stack as="ul" gap="small">
          {others.map((check) => {
            const note = results.find(({ check_id: id }) => id === check.id)?.note ?? null;
            return (
              <li key={check.id}>
                <Spread wrap align="start">
                  <Text weight="strong">{checkLabels[check.check_kind]}</Text>
                  <Badge tone={standingTone(check)}>{standingText(check)}</Badge>
                </Spread>
                {note !== null && <Text lines="keep">{note}</Text>}
              </li>
            );
          })}
        </Stack>
      )}
    </LoadedPapers>
  );
}
