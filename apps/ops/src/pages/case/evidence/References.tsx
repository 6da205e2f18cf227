import { referencesOfWorkerQuery, type TeamReference } from '@repo/api-client/queries/papers';
import { formatMoment } from '@repo/domain/dates';
import type { ReferenceFlag } from '@repo/domain/worker-references';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Card } from '@repo/ui/components/Card';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { Heading } from '@repo/ui/primitives/Heading';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../api/client.ts';
import { phoneText } from '../../../phone-text.ts';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';

const flagTexts: Readonly<Record<ReferenceFlag, string>> = {
  own_number: 'Her own number',
  emergency_contact: 'Also her emergency contact',
  named_by_many: 'Named by many workers',
};

const statuses: Readonly<Record<string, { readonly label: string; readonly tone: BadgeTone }>> = {
  pending: { label: 'To call', tone: 'info' },
  verified: { label: 'Verified', tone: 'success' },
  refused: { label: 'Refuses', tone: 'default' },
};

/** The referees whom the worker named, with what is known of each before one is believed. */
export function References({ workerId }: { readonly workerId: string }) {
  const references = useQuery(referencesOfWorkerQuery(client, workerId));
  return (
    <LoadedPapers title="Her references" query={references}>
      {({ references: named }) =>
        named.length === 0 ? (
          <Text>She has named nobody yet.</Text>
        ) : (
          <Stack as="ul" gap="small">
            {named.map((reference) => (
              <Reference key={reference.id} reference={reference} />
            ))}
          </Stack>
        )
      }
    </LoadedPapers>
  );
}

function Reference({ reference }: { readonly reference: TeamReference }) {
  const { name, phone, relationship, flags, feedback } = reference;
  const status = statuses[reference.status];
  return (
    <Card as="li" tone="sunken" padding="small">
      <Spread wrap align="start">
        <Heading level={3} size={4}>
          {name}
        </Heading>
        {status !== undefined && <Badge tone={status.tone}>{status.label}</Badge>}
      </Spread>
      <DefinitionList
        items={[
          { term: 'Relationship', value: relationship },
          { term: 'Phone', value: phone === null ? 'None' : phoneText(phone) },
          { term: 'Told by SMS', value: reference.told_at === null ? 'No' : formatMoment(reference.told_at) },
          {
            term: 'Calls without an answer',
            value:
              reference.last_called_at === null
                ? String(reference.calls_unanswered)
                : `${reference.calls_unanswered}, last ${formatMoment(reference.last_called_at)}`,
          },
        ]}
      />
      {flags.length > 0 && (
        <Inline gap="xsmall">
          {flags.map((flag) => (
            <Badge key={flag} tone="warning">
              {flagTexts[flag]}
            </Badge>
          ))}
        </Inline>
      )}
      {feedback !== null && <Text lines="keep">{feedback}</Text>}
    </Card>
  );
}
