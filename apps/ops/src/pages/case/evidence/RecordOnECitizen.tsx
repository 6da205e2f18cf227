import { caseFileQuery, type Case } from '@repo/api-client/queries/cases';
import { documentsOfWorkerQuery } from '@repo/api-client/queries/papers';
import { formatDay } from '@repo/domain/dates';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { TextLink } from '@repo/ui/components/TextLink';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { phoneText } from '../../../phone-text.ts';
import { HeldOnly } from '../../../work/HeldOnly.tsx';

const NONE = 'Not told';

/**
 * How a member sees the record itself, once its paper is accepted: only the worker's own account at the issuer shows it
 * (decisions 13).
 */
export function RecordOnECitizen({ found }: { readonly found: Case }) {
  const file = useQuery(caseFileQuery(client, found));
  const papers = useQuery(documentsOfWorkerQuery(client, found.nanny_id));
  const accepted = papers.data?.documents.find(
    ({ slot, status, ended_at: endedAt }) =>
      slot === 'policeClearance' && status === 'accepted' && endedAt === null,
  );
  if (accepted === undefined) return null;
  const { number = null, issued_on: issuedOn = null } = accepted.certificate ?? {};
  return (
    <HeldOnly>
      <LoadedPapers title="The record on eCitizen" query={file}>
        {({ worker }) => (
          <>
            <Text>
              Call the worker, who opens the certificate in their own eCitizen account and shows you the
              screen. “Clear” only if it names no record, and number, day, name and the end of the ID number
              are these. A record is a “Finding”.
            </Text>
            <DefinitionList
              items={[
                { term: 'Certificate number', value: number ?? NONE },
                { term: 'Issued', value: issuedOn === null ? NONE : formatDay(issuedOn) },
                { term: 'Name', value: worker.name ?? NONE },
                { term: 'ID number', value: worker.national_id ?? NONE },
                {
                  term: 'Phone',
                  value: <TextLink href={`tel:${worker.phone}`}>{phoneText(worker.phone)}</TextLink>,
                },
              ]}
            />
            <Text tone="muted">
              No answer? “Put aside” in the menu of the check keeps it for another day.
            </Text>
          </>
        )}
      </LoadedPapers>
    </HeldOnly>
  );
}
