import { failureText } from '@repo/api-client/client/failure-text';
import { useLoadFailure } from '@repo/app-shell/hooks/use-load-failure';
import { Banner } from '@repo/ui/components/Banner';
import { EvidenceViewer } from '@repo/ui/patterns/EvidenceViewer';
import { LoadError } from '@repo/ui/patterns/LoadError';
import type { UseQueryResult } from '@tanstack/react-query';
import { useFilePages } from './use-file-pages.ts';
import { useWatermark } from './use-watermark.ts';

interface FileViewerProps {
  /** The file, by a query of its own: each opening is on record. */
  readonly file: UseQueryResult<Blob>;
  /** What it is: 'Police certificate'. */
  readonly name: string;
  /** What it is called when it does not come: 'The paper'. */
  readonly what: string;
}

/** The pages of a file of evidence. */
export function FileViewer({ file, name, what }: FileViewerProps) {
  const failure = useLoadFailure(file);
  const { pages, notice } = useFilePages(file.data, name);
  const watermark = useWatermark();
  if (failure !== null)
    return (
      <LoadError message={failureText(failure.error, `${what} could not be loaded.`)} {...failure.retry} />
    );
  return (
    <>
      {notice !== undefined && <Banner tone="warning" title={notice} />}
      <EvidenceViewer label={name} pages={pages} watermark={watermark} />
    </>
  );
}
