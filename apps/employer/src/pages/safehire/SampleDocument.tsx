import { documentTypes } from '@repo/domain/document';
import { DOCUMENT_MAXIMUM_BYTES, documentRefusalText } from '@repo/domain/upload-refusal';
import { FileUpload, type UploadedFile } from '@repo/ui/components/FileUpload';
import { useState } from 'react';

interface SampleDocumentProps {
  readonly label: string;
  readonly file: UploadedFile | undefined;
  readonly onChange: (file: UploadedFile | undefined) => void;
}

/** An upload as the real one looks, whose file is looked at by its name and size alone. */
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
      // Nothing is ever on its way.
      onCancel={() => take(undefined)}
      onRetry={() => take(undefined)}
      onRemove={() => take(undefined)}
      words={{ done: 'Not sent, stays on this device' }}
    />
  );
}
