import { failureText } from '@repo/api-client/client/failure-text';
import { documentFileQuery } from '@repo/api-client/queries/papers';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Banner } from '@repo/ui/components/Banner';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import { LoadError } from '@repo/ui/patterns/LoadError';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { useFilePages } from './use-file-pages.ts';
import { useWatermark } from './use-watermark.ts';

interface PaperViewerProps {
  readonly documentId: string;
  /** What the paper is: 'Police certificate'. */
  readonly name: string;
}

/** The pages of a document of the worker. Its opening is on record. */
export function PaperViewer({ documentId, name }: PaperViewerProps) {
  const file = useQuery(documentFileQuery(client, documentId));
  const failure = useLoadFailure(file);
  const { pages, notice } = useFilePages(file.data, name);
  const watermark = useWatermark();
  if (failure !== null)
    return (
      <LoadError message={failureText(failure.error, 'The paper could not be loaded.')} {...failure.retry} />
    );
  return (
    <>
      {notice !== undefined && <Banner tone="warning" title={notice} />}
      <EvidenceViewer key={documentId} label={name} pages={pages} watermark={watermark} />
    </>
  );
}
