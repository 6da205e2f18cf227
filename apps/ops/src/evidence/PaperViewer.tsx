import { documentFileQuery } from '@repo/api-client/queries/papers';
import { useQuery } from '@tanstack/react-query';
import { client } from '../api/client.ts';
import { FileViewer } from './FileViewer.tsx';

interface PaperViewerProps {
  readonly documentId: string;
  /** What the paper is: 'Police certificate'. */
  readonly name: string;
}

/** The pages of a document of the worker. Its opening is on record. */
export const PaperViewer = ({ documentId, name }: PaperViewerProps) => (
  <FileViewer
    key={documentId}
    file={useQuery(documentFileQuery(client, documentId))}
    name={name}
    what="The paper"
  />
);
