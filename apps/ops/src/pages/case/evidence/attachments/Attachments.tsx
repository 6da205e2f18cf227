import { attachmentsQuery, type Attachments as Files } from '@repo/api-client/queries/attachments';
import { caseQuery, type Case, type CheckOfCase } from '@repo/api-client/queries/cases';
import type { TeamAccount } from '@repo/api-client/queries/team-account';
import { invalidate, replaceCached } from '@repo/app-shell/data/query-cache';
import { lazyPart } from '@repo/app-shell/parts/lazy-part';
import { ATTACHMENTS_MAXIMUM } from '@repo/domain/check-attachment';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { Spinner } from '@repo/ui/components/Spinner';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { client } from '../../../../api/client.ts';
import { queryClient } from '../../../../api/query-client.ts';
import { LoadedPapers } from '../../../../evidence/LoadedPapers.tsx';
import { HeldOnly } from '../../../../work/HeldOnly.tsx';
import { isOver } from '../../case-words.ts';
import { AddedFile } from './AddedFile.tsx';

/** Its code comes when the field is opened: most checks need no file. */
const addFile = lazyPart(() => import('./AddFile.tsx'));

/** A profile can be gone tomorrow, and a colleague decides after her. */
const NEEDED = 'needed for a finding, not for “Clear”';

interface AttachmentsProps {
  readonly found: Case;
  readonly check: CheckOfCase;
  readonly member: TeamAccount;
}

/** What members found elsewhere for a check, as files, and the field by which its holder adds one. */
export function Attachments({ found, check, member }: AttachmentsProps) {
  const query = attachmentsQuery(client, { workerId: found.nanny_id, checkId: check.id });
  // The case says whether there are any: most checks have none to ask for.
  const attachments = useQuery({ ...query, enabled: check.has_attachments });
  const count = attachments.data?.attachments.length ?? 0;
  const mayAdd = found.status === 'open' && check.holder?.id === member.id && !isOver(check);
  const keep = (files: Files) => {
    replaceCached(queryClient, query.queryKey, files);
    readCaseAgain();
  };
  const readCaseAgain = () =>
    void invalidate(queryClient, { queryKey: caseQuery(client, found.id).queryKey });
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
        <Disclosure label="Add evidence" note={check.check_kind === 'social_media' ? NEEDED : undefined}>
          {() =>
            count < ATTACHMENTS_MAXIMUM ? (
              <Suspense fallback={<Spinner label="Loading..." />}>
                <addFile.Part
                  checkId={check.id}
                  onAdded={keep}
                  onStopped={() => {
                    void invalidate(queryClient, { queryKey: query.queryKey });
                    readCaseAgain();
                  }}
                />
              </Suspense>
            ) : (
              <Text tone="muted">A check has at most {ATTACHMENTS_MAXIMUM} files.</Text>
            )
          }
        </Disclosure>
      )}
    </HeldOnly>
  );
}
