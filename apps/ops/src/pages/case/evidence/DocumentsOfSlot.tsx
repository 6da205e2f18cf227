import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
import { documentsOfWorkerQuery, type TeamDocument } from '@repo/api-client/queries/papers';
import { formatDay, formatMoment } from '@repo/domain/dates';
import { paperNames, type DocumentKind } from '@repo/domain/document';
import { keptDays } from '@repo/domain/kept-days';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { Badge, type BadgeTone } from '@repo/ui/components/Badge';
import { Button } from '@repo/ui/components/Button';
import { DefinitionList } from '@repo/ui/components/DefinitionList';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { PaperViewer } from '../../../evidence/PaperViewer.tsx';
import { LoadedPapers } from '../../../evidence/LoadedPapers.tsx';
import { JudgePaper } from './JudgePaper.tsx';

interface DocumentsOfSlotProps {
  readonly found: Case;
  readonly check: CheckOfCase;
  readonly slot: DocumentKind;
}

const statuses: Readonly<
  Record<TeamDocument['status'], { readonly label: string; readonly tone: BadgeTone }>
> = {
  not_uploaded: { label: 'Not sent', tone: 'default' },
  uploaded: { label: 'To decide', tone: 'info' },
  accepted: { label: 'Accepted', tone: 'success' },
  rejected: { label: 'Rejected', tone: 'danger' },
};

/** What became of a paper that is not her current one. */
const endedWords: Readonly<Record<TeamDocument['status'], string>> = {
  not_uploaded: 'Replaced or taken back',
  uploaded: 'Replaced or taken back',
  accepted: 'Accepted, then replaced or taken back',
  rejected: 'Rejected, then replaced or taken back',
};

const FILE_GONE = `Its file was deleted, ${keptDays.judgedDocuments} days after it was accepted. To see it, let the check wait for the worker: the worker’s page asks for it again.`;
const isFileGone = ({ status, has_file: hasFile, ended_at: endedAt }: TeamDocument): boolean =>
  status === 'accepted' && !hasFile && endedAt === null;

/** What the worker sent in a slot, the current paper first. */
export function DocumentsOfSlot({ found, check, slot }: DocumentsOfSlotProps) {
  const documents = useQuery(documentsOfWorkerQuery(client, found.nanny_id));
  return (
    <LoadedPapers title={`Documents: ${paperNames[slot]}`} query={documents}>
      {({ documents: all }) => {
        const sent = all.filter((document) => document.slot === slot);
        return sent.length === 0 ? (
          <Text>The worker has sent nothing yet.</Text>
        ) : (
          <Stack as="ul" gap="medium">
            {sent.map((document) => (
              <li key={document.id}>
                <Stack gap="small">
                  {sent.length > 1 && (
                    <Text weight="strong">
                      {document.ended_at === null ? 'The paper now' : 'An earlier paper'}
                    </Text>
                  )}
                  {document.status === 'uploaded' && document.ended_at === null && (
                    <JudgePaper documentId={document.id} found={found} check={check} />
                  )}
                  <Facts document={document} />
                  {document.has_file && <OnRequest document={document} />}
                  {isFileGone(document) && <Text tone="muted">{FILE_GONE}</Text>}
                </Stack>
              </li>
            ))}
          </Stack>
        );
      }}
    </LoadedPapers>
  );
}

function Facts({ document }: { readonly document: TeamDocument }) {
  const { certificate, ended_at: endedAt } = document;
  const status = statuses[document.status];
  return (
    <DefinitionList
      items={[
        { term: 'Sent', value: formatMoment(document.uploaded_at) },
        {
          term: 'Status',
          value:
            endedAt === null ? (
              <Badge tone={status.tone}>{status.label}</Badge>
            ) : (
              `${endedWords[document.status]}, ${formatDay(endedAt)}`
            ),
        },
        ...(certificate === null
          ? []
          : [
              { term: 'Certificate number', value: certificate.number ?? 'Not told' },
              {
                term: 'Issued',
                value: certificate.issued_on === null ? 'Not told' : formatDay(certificate.issued_on),
              },
              {
                term: 'Valid until',
                value: certificate.valid_until === null ? 'Not known' : formatDay(certificate.valid_until),
              },
            ]),
      ]}
    />
  );
}

/** The pages of a paper on request, because each opening is on record. */
function OnRequest({ document }: { readonly document: TeamDocument }) {
  const { id, slot, status, ended_at: endedAt, decided_by: decidedBy } = document;
  const { data: member } = useQuery(teamAccountQuery(client));
  const [isOpen, open] = useState(false);
  return isOpen ? (
    <PaperViewer documentId={id} name={paperNames[slot]} />
  ) : (
    <Inline>
      <Button variant="secondary" size="small" icon={<DocumentIcon />} onClick={() => open(true)}>
        Open the paper
      </Button>
      <Text tone="muted">
        {(endedAt !== null || status === 'rejected') && 'It is kept for the check. '}
        {decidedBy === member?.id ? 'You have opened it.' : 'Each member who decides opens it once.'}
      </Text>
    </Inline>
  );
}
