import type { OwnDocument } from '@repo/api-client/queries/documents';
import { nairobiDay } from '@repo/domain/dates';
import { keptUntil } from '@repo/domain/kept-days';
import { Banner } from '@repo/ui/components/Banner';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { clearanceWaited, healthWaited, rejections } from './document-words.ts';

/** The decision of the team on a document, or the check that waits for it. */
export function DocumentNews({ document }: { readonly document: OwnDocument }) {
  const { say, formats, language } = useLanguage();
  const { slot, status, reason, has_file: hasFile, waited_for: isWaitedFor } = document;
  const waitsFor = {
    nationalId: say('documents.waitedFor'),
    policeClearance: clearanceWaited[language],
    certificates: healthWaited[language],
  };
  const waits = isWaitedFor && <Banner tone="warning">{waitsFor[slot]}</Banner>;
  if (status === 'rejected' && reason !== null)
    return (
      <Banner tone="danger" title={say('documents.rejected.title')}>
        {say(rejections[reason])}
        {hasFile && ` ${say('documents.rejected.kept', { date: formats.date(keptUntilDay(document)) })}`}
      </Banner>
    );
  if (status === 'accepted')
    return (
      <Stack gap="small">
        <Text>
          {say('documents.acceptedOn', { date: formats.date(document.decided_at) })}
          {!hasFile && !isWaitedFor && ` ${say('documents.fileGone')}`}
        </Text>
        <Holds document={document} />
        {waits}
      </Stack>
    );
  return waits;
}

const keptUntilDay = ({ decided_at: decidedAt }: OwnDocument): string | null =>
  decidedAt === null ? null : keptUntil('judgedDocuments', new Date(decidedAt)).toISOString();

/** The validity of a police clearance certificate. */
function Holds({ document }: { readonly document: OwnDocument }) {
  const { say, formats } = useLanguage();
  const [today] = useState(() => nairobiDay(new Date()));
  const until = document.certificate?.valid_until ?? null;
  if (until === null) return null;
  return (
    <Text weight="strong">
      {say(until < today ? 'documents.police.lapsed' : 'documents.police.until', {
        date: formats.date(until),
      })}
    </Text>
  );
}
