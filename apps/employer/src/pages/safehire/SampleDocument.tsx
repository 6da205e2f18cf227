import { documentTypes } from '@repo/domain/document';
import { DOCUMENT_MAXIMUM_BYTES, documentRefusalText } from '@repo/domain/upload-refusal';
import { FileUpload, type UploadedFile } from '@repo/ui/components/FileUpload';
import { useState } from 'react';

interface SampleDocumentProps {
  readonly label: string;
  readonly file: UploadedFile | undefined;
  readonly onChange: (file: UploadedFile | undefined) => void;
}

/** A sample upload that looks like the real one. It reads only the name and the size of the file. */
export function SampleDocument({ label, file, onChange }: SampleDocumentProps) {
  const [error, setError] = useState<string>();
  const take = (chosen: UploadedFile | undefined) => {
    setError(undefined);
    onChange(chosen);
  };
  return (
    <FileUpload
      label={label}
      {...(file === undefined ? { state: 'empty', error } : { state: 'done', file, error })}
      kinds={documentTypes}
      maxBytes={DOCUMENT_MAXIMUM_BYTES}
      onChoose={({ name, size }) => take({ name, size })}
      onRefuse={(reason) => setError(documentRefusalText(reason === 'empty' ? 'unreadable' : reason))}
      // No upload ever runs.
      onCancel={() => take(undefined)}
      onRetry={() => take(undefined)}
      onRemove={() => take(undefined)}
      words={{ done: 'Not sent, stays on this device' }}
    />
  );
}
