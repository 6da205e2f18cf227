import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { formatDay } from '@repo/domain/dates';
import { misconductLabels, registryRegionLabels } from '@repo/domain/misconduct';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';

/** The upheld records that count today, and whether an allegation waits. An allegation is no finding. */
export function Records({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const waiting = found.related.filter(({ kind }) => kind === 'incident').length;
  return (
    <LoadedPapers title="Our registry" query={file}>
      {({ records }) => (
        <>
          {records.length === 0 ? (
            <Text>
              No upheld record in the last five years. An ID number has one account: search nowhere else. The
              identity check proves whose account it is.
            </Text>
          ) : (
            <Stack as="ul" gap="small">
              {records.map(({ id, category, region, words, upheld_at: upheldAt }) => (
                <li key={id}>
                  <Text weight="strong">{misconductLabels[category]}</Text>
                  <Text tone="muted">
                    {registryRegionLabels[region]}, upheld {formatDay(upheldAt)}
                  </Text>
                  {words !== null && <Text lines="keep">{words}</Text>}
                </li>
              ))}
            </Stack>
          )}
          {waiting > 0 && (
            <Text tone="muted">
              {waiting === 1 ? 'One allegation waits' : `${waiting} allegations wait`} in the queue Incidents.
              It is no finding.
            </Text>
          )}
        </>
      )}
    </LoadedPapers>
  );
}
