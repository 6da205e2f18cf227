import { attachmentsQuery, type Attachments as Files } from '@repo/api-client/queries/attachments';
import type { Case, CheckOfCase } from '@repo/api-client/queries/cases';
import { teamAccountQuery } from '@repo/api-client/queries/team-account';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import type { CheckKind } from '@repo/domain/check';
import { ATTACHMENTS_MAXIMUM } from '@repo/domain/check-attachment';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Stack } from '@repo/ui/primitives/Stack';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { LoadedPapers } from '../../../../evidence/LoadedPapers.tsx';
import { HeldOnly } from '../../../../work/HeldOnly.tsx';
import { isOver } from '../../case-words.ts';
import { AddFile } from './AddFile.tsx';
import { AddedFile } from './AddedFile.tsx';

interface AttachmentsProps {
  readonly found: Case;
  readonly check: CheckOfCase;
}

/** What members found elsewhere for a check, as files, and the field by which its holder adds one. */
export function Attachments({ found, check }: AttachmentsProps) {
  const query = attachmentsQuery(client, { workerId: found.nanny_id, checkId: check.id });
  const attachments = useQuery(query);
  const count = attachments.data?.attachments.length ?? 0;
  const { data: member } = useQuery(teamAccountQuery(client));
  const mayAdd = found.status === 'open' && check.holder?.id === member?.id && !isOver(check);
  const keep = (files: Files) => replaceCached(queryClient, query.queryKey, files);
  return (
    <HeldOnly>
      {(count > 0 || attachments.isError) && (
        <LoadedPapers title="Evidence that the team added" query={attachments}>
          {({ attachments: files }) => (
            <Stack as="ul" gap="medium">
              {files.map((file, at) => (
                <li key={file.id}>
                  <AddedFile file={file} number={at + 1} onRemoved={keep} />
                </li>
              ))}
            </Stack>
          )}
        </LoadedPapers>
      )}
      {mayAdd && (
        <Place kind={check.check_kind}>
          {count < ATTACHMENTS_MAXIMUM ? (
            <AddFile
              checkId={check.id}
              onAdded={keep}
              onStopped={() => void invalidate(queryClient, { queryKey: query.queryKey })}
            />
          ) : (
            <Text tone="muted">A check has at most {ATTACHMENTS_MAXIMUM} files.</Text>
          )}
        </Place>
      )}
    </HeldOnly>
  );
}

/** A check of another kind is mostly decided without a file, and its decision stands close below. */
const Place = ({ kind, children }: { readonly kind: CheckKind; readonly children: ReactNode }) =>
  kind === 'social_media' ? (
    <TitledCard title="Add evidence">
      <Text>
        A finding needs the page on which it stands: a profile can be gone tomorrow. Add only what concerns
        the work.
      </Text>
      {children}
    </TitledCard>
  ) : (
    <Disclosure label="Add evidence">{children}</Disclosure>
  );
