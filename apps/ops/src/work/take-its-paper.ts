import { documentsOfWorkerQuery } from '@repo/api-client/queries/papers';
import { take, type Piece, type Work } from '@repo/api-client/queries/work';
import { documentOfCheck } from '@repo/domain/check-source';
import { client } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';

/**
 * Takes the paper that is judged before a check, for the member who holds the check.
 * @returns the paper, or null without one that waits, or when it cannot be taken: the page of the check says why.
 */
export async function takeItsPaper({ check_kind: kind, nanny_id: workerId }: Work): Promise<Piece | null> {
  const slot = kind === null ? null : documentOfCheck(kind);
  if (slot === null || workerId === null) return null;
  try {
    const { documents } = await queryClient.query(documentsOfWorkerQuery(client, workerId));
    const waiting = documents.find(
      (document) => document.slot === slot && document.status === 'uploaded' && document.ended_at === null,
    );
    if (waiting === undefined) return null;
    const paper = { kind: 'document', id: waiting.id } as const;
    await take(client, paper);
    return paper;
  } catch {
    return null;
  }
}
