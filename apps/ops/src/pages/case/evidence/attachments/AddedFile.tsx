import { attachmentFileQuery, type Attachment, type Attachments } from '@repo/api-client/queries/attachments';
import { formatMoment } from '@repo/domain/dates';
import { Button } from '@repo/ui/components/Button';
import { DocumentIcon } from '@repo/ui/icons/DocumentIcon';
import { Inline } from '@repo/ui/primitives/Inline';
import { Spread } from '@repo/ui/primitives/Spread';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { VisuallyHidden } from '@repo/ui/primitives/VisuallyHidden';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../../api/client.ts';
import { FileViewer } from '../../../../evidence/FileViewer.tsx';
import { RemoveFile } from './RemoveFile.tsx';

interface AddedFileProps {
  readonly file: Attachment;
  /** Its place in the list, from 1. */
  readonly number: number;
  readonly onRemoved: (left: Attachments) => void;
}

/** A file that a member added. Its pages come on request, because each opening is on record. */
export function AddedFile({ file, number, onRemoved }: AddedFileProps) {
  const { id, is_own: isOwn, added_by: addedBy, added_at: addedAt, may_remove: mayRemove } = file;
  const [isOpen, setOpen] = useState(false);
  const name = `File ${String(number)}`;
  return (
    <Stack gap="small">
      <Spread wrap>
        <Stack gap="none">
          <Text weight="strong">{name}</Text>
          <Text tone="muted">
            Added by {isOwn ? 'you' : (addedBy ?? 'a colleague')}, {formatMoment(addedAt)}.
            {!isOwn && ' Each member who decides opens it once.'}
          </Text>
        </Stack>
        <Inline gap="small">
          {/* The button stays, because it has the focus. */}
          <Button
            variant="secondary"
            size="small"
            icon={<DocumentIcon />}
            onClick={() => setOpen((before) => !before)}
          >
            {isOpen ? 'Close' : 'Open'}
            <VisuallyHidden> {name.toLowerCase()}</VisuallyHidden>
          </Button>
          {mayRemove && <RemoveFile id={id} name={name.toLowerCase()} onRemoved={onRemoved} />}
        </Inline>
      </Spread>
      {isOpen && <Pages id={id} name={name} />}
    </Stack>
  );
}

const Pages = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <FileViewer file={useQuery(attachmentFileQuery(client, id))} name={name} what="The file" />
);
