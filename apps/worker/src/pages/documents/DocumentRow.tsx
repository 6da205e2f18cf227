import { failureOf } from '@repo/api-client/client/failure';
import type { OwnDocument } from '@repo/api-client/queries/documents';
import { documentTypes } from '@repo/domain/document';
import { DOCUMENT_MAXIMUM_BYTES } from '@repo/domain/upload-refusal';
import { Badge } from '@repo/ui/components/Badge';
import { Disclosure } from '@repo/ui/components/Disclosure';
import { FileUpload, type UploadedFile, type UploadState } from '@repo/ui/components/FileUpload';
import { TitledCard } from '@repo/ui/components/TitledCard';
import { Stack } from '@repo/ui/primitives/Stack';
import { Text } from '@repo/ui/primitives/Text';
import { useState } from 'react';
import type { PlainKey } from '../../language/catalogue.ts';
import { useFailureWords } from '../../language/use-failure-words.ts';
import { useLanguage } from '../../language/use-language.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { DocumentNews } from './DocumentNews.tsx';
import {
  fileLabels,
  fileNames,
  idCopy,
  sentOn,
  statuses,
  titles,
  uploadWords,
  type Status,
} from './document-words.ts';
import { AboutHealthCertificate, HealthCertificateUse } from './HealthCertificate.tsx';
import { AboutPoliceClearance, PoliceCertificate, PoliceClearanceCost } from './PoliceClearance.tsx';
import { forget, send, useSending, type Sending } from './sendings.ts';
import { TakeBack } from './TakeBack.tsx';
import { useChooseFile } from './use-choose-file.ts';

interface DocumentRowProps {
  readonly document: OwnDocument;
  /** Whether her identity is verified. */
  readonly isProven: boolean;
  /** Whether a press opens what can be sent: the row of a phone that nothing waits for is a few lines. */
  readonly isFolded: boolean;
}

/** One document: its kind, its status, and the file. */
export function DocumentRow({ document, isProven, isFolded }: DocumentRowProps) {
  const { slot } = document;
  const { say, language } = useLanguage();
  const sending = useSending(slot);
  const isShown = document.has_file && (sending === undefined || sending.state === 'refused');
  const { words, tone } = statuses[statusOf(document, sending)];
  const upload = (
    <>
      {slot === 'policeClearance' && <AboutPoliceClearance document={document} />}
      {slot === 'certificates' && <AboutHealthCertificate document={document} />}
      <Upload document={document} />
    </>
  );
  return (
    <TitledCard
      title={say(titles[slot])}
      beside={<Badge tone={tone}>{say(words)}</Badge>}
      gap={isFolded ? 'small' : 'medium'}
    >
      {sending?.state !== 'uploading' && <DocumentNews document={document} />}
      {slot === 'nationalId' && document.status === 'not_uploaded' && (
        <Text tone="muted">{idCopy[language][isProven ? 'proven' : 'unproven']}</Text>
      )}
      {isFolded ? (
        <>
          {slot === 'policeClearance' && <PoliceClearanceCost />}
          {slot === 'certificates' && <HealthCertificateUse />}
          <Disclosure label={uploadWords[language]} look="button">
            <Stack>{upload}</Stack>
          </Disclosure>
        </>
      ) : (
        upload
      )}
      {isShown && <DocumentFile document={document} />}
      {slot === 'policeClearance' && <PoliceCertificate document={document} />}
    </TitledCard>
  );
}

/** The earlier document stays until another file has replaced it. */
function statusOf({ status }: OwnDocument, sending: Sending | undefined): Status {
  if (sending === undefined || sending.state === 'refused') return status;
  return sending.state === 'failed' && status !== 'not_uploaded' ? status : sending.state;
}

function Upload({ document }: { readonly document: OwnDocument }) {
  const { slot } = document;
  const { say, formats, language } = useLanguage();
  const { refusal, choose, refuse } = useChooseFile(slot);
  const [isTakingBack, setTakingBack] = useState(false);
  const shown = useShown(document, refusal);
  const hint = useHint(document);
  return (
    <>
      <FileUpload
        label={say(fileLabels[slot])}
        hint={hint}
        {...shown}
        hideSign={shown.state === 'done'}
        kinds={documentTypes}
        maxBytes={DOCUMENT_MAXIMUM_BYTES}
        onChoose={(file) => void choose(file)}
        onRefuse={refuse}
        onCancel={() => forget(slot)}
        onRetry={() => {
          if (shown.state === 'failed' && shown.file instanceof File) void send(slot, shown.file);
        }}
        onRemove={() => (shown.state === 'done' ? setTakingBack(true) : forget(slot))}
        words={{
          uploading: say('documents.status.uploading'),
          // The badge of the row says that it is uploaded.
          done: sentOn[language](formats.date(document.uploaded_at)),
        }}
      />
      <TakeBack slot={slot} open={isTakingBack} onClose={() => setTakingBack(false)} />
    </>
  );
}

/** What happens next to a document. An empty row says what it is for, where its name alone does not. */
function useHint({ slot, status, waited_for: isWaitedFor }: OwnDocument): string | undefined {
  const { say } = useLanguage();
  const sending = useSending(slot);
  if (status === 'uploaded' && !isWaitedFor && sending?.state !== 'uploading')
    return say('documents.inReview');
  return slot === 'certificates' ? say('documents.certificates.hint') : undefined;
}

/** An upload under way takes precedence over the document of the service. */
function useShown(document: OwnDocument, refusal: PlainKey | undefined): UploadState<UploadedFile> {
  const { say, language } = useLanguage();
  const failureWords = useFailureWords();
  const sending = useSending(document.slot);
  if (sending?.state === 'uploading') return sending;
  if (sending?.state === 'failed') {
    const isCut = failureOf(sending.error)?.kind === 'network';
    const error = isCut ? say('documents.error.cut') : failureWords(sending.error, 'documents.error.failed');
    return { state: 'failed', file: sending.file, error };
  }
  const refused = sending === undefined ? undefined : failureWords(sending.error, 'documents.error.failed');
  const error = refusal === undefined ? refused : say(refusal);
  // A rejected file that is still kept is none that she could leave there.
  if (!document.has_file || document.status === 'rejected') return { state: 'empty', error };
  const name = `${fileNames[language][document.slot]}.${document.type === 'application/pdf' ? 'pdf' : 'jpg'}`;
  return { state: 'done', file: { name, size: document.bytes ?? 0 }, error };
}
