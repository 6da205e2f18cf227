import { failureText } from '@repo/api-client/client/failure-text';
import { attach, type Attachments } from '@repo/api-client/queries/attachments';
import { documentTypes } from '@repo/domain/document';
import { DOCUMENT_MAXIMUM_BYTES, documentRefusalText } from '@repo/domain/upload-refusal';
import { FileUpload, type UploadRefusal, type UploadState } from '@repo/ui/components/FileUpload';
import { useToast } from '@repo/ui/components/Toasts';
import { useRef, useState } from 'react';
import { uploads } from '../../../../api/uploads.ts';
import { usePastedFile } from './use-pasted-file.ts';

interface AddFileProps {
  readonly checkId: string;
  readonly onAdded: (files: Attachments) => void;
  /** The service may have received the file already. */
  readonly onStopped: () => void;
}

const EMPTY = { state: 'empty' } as const;

/** A file without content cannot be read. */
const refusalText = (reason: UploadRefusal): string =>
  documentRefusalText(reason === 'empty' ? 'unreadable' : reason);

/** The field by which the holder of a check adds a file: chosen, dropped, or pasted as a screenshot. */
export default function AddFile({ checkId, onAdded, onStopped }: AddFileProps) {
  const [shown, show] = useState<UploadState<File>>(EMPTY);
  const underWay = useRef<AbortController>(null);
  const tell = useToast();
  const field = useRef<HTMLDivElement>(null);

  async function send(file: File): Promise<void> {
    const stop = new AbortController();
    underWay.current = stop;
    show({ state: 'uploading', file, percent: 0 });
    try {
      const files = await attach(uploads, checkId, {
        file,
        signal: stop.signal,
        onProgress: (percent) => {
          if (underWay.current === stop) show({ state: 'uploading', file, percent });
        },
      });
      onAdded(files);
      tell({ text: 'The file is added.', tone: 'success' });
      if (underWay.current === stop) show(EMPTY);
    } catch (error) {
      if (underWay.current !== stop) return;
      show({ state: 'failed', file, error: failureText(error, 'It was not added. Please try again.') });
    }
  }

  function stop(): void {
    underWay.current?.abort();
    underWay.current = null;
    show(EMPTY);
    onStopped();
  }

  usePastedFile(field, documentTypes, (file) => {
    if (shown.state !== 'uploading') void send(file);
  });
  return (
    <div ref={field}>
      <FileUpload
        label="Screenshot or letter"
        hint="Only what concerns the work. A screenshot can be pasted."
        {...shown}
        kinds={documentTypes}
        maxBytes={DOCUMENT_MAXIMUM_BYTES}
        onChoose={(file) => void send(file)}
        onRefuse={(reason) => show({ ...EMPTY, error: refusalText(reason) })}
        onCancel={stop}
        onRetry={() => {
          if (shown.state === 'failed') void send(shown.file);
        }}
        onRemove={stop}
      />
    </div>
  );
}
