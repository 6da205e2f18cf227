import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { WireDocument } from '@repo/api-client/contract/documents';
import type { DocumentKind } from '@repo/domain/document';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { releaseFile, storeFile } from '../../platform/files/stored-file.ts';
import { type PreparedFile, UPLOADS } from '../../platform/files/upload.ts';
import { consumeRateLimit } from '../../platform/limits/rate-limit.ts';
import { currentDocument, type DocumentRow } from './current-document.ts';
import { isEvidence } from './kept-papers.ts';
import { readOwnDocument } from './list-own-documents.ts';
import { setWaitingOnTeam, setWaitingOnWorker } from './set-waiting-on.ts';

/**
 * Stores a worker's document in the place of an earlier one. The checks that wait for it wait for the team
 * from then on.
 * @throws ServiceError with a text for the worker when the file is unusable. The earlier document then stays.
 */
export async function submitDocument(
  ctx: Context,
  workerId: string,
  slot: DocumentKind,
  receive: () => Promise<PreparedFile>,
): Promise<WireDocument> {
  await consumeRateLimit(ctx.db, UPLOADS, workerId, ctx.clock.now());
  const file = await receive();
  const sha256 = createHash('sha256').update(file.bytes).digest('hex');
  return storeFile(ctx, file, async (tx, fileKey) => {
    await lockWorker(tx, workerId);
    const earlier = await currentDocument(tx.db, workerId, slot);
    if (earlier !== undefined) await end(tx, earlier);
    const [added] = await tx.db
      .insert(workerDocuments)
      .values({ workerId, slot, fileKey, sha256, uploadedAt: tx.now, ...certificateOf(earlier) })
      .returning({ id: workerDocuments.id });
    if (added === undefined) throw new Error('The document was not stored');
    const actor = `worker:${workerId}`;
    tx.audit({
      actor,
      action: 'document-uploaded',
      subject: `document:${added.id}`,
      details: { worker: workerId, slot, sha256, replaces: earlier?.id ?? null },
    });
    await setWaitingOnTeam(tx, { workerId, slot, actor });
    return readOwnDocument(ctx, tx.db, workerId, slot);
  });
}

/** Withdraws a document, if there is one. The checks that used it wait for the worker again. */
export async function withdrawDocument(
  ctx: Context,
  workerId: string,
  slot: DocumentKind,
): Promise<WireDocument> {
  return withTransaction(ctx, async (tx) => {
    await lockWorker(tx, workerId);
    const document = await currentDocument(tx.db, workerId, slot);
    if (document !== undefined) {
      await end(tx, document);
      const actor = `worker:${workerId}`;
      tx.audit({
        actor,
        action: 'document-removed',
        subject: `document:${document.id}`,
        details: { worker: workerId, slot },
      });
      await setWaitingOnWorker(tx, { workerId, slot, actor });
    }
    return readOwnDocument(ctx, tx.db, workerId, slot);
  });
}

/** A worker ends no check by this: the file that is evidence stays. */
async function end(tx: Transaction, document: DocumentRow): Promise<void> {
  const { id, fileKey } = document;
  const isDropped = !(await isEvidence(tx, { ...document, endedAt: tx.now }));
  await tx.db
    .update(workerDocuments)
    .set({ endedAt: tx.now, ...(isDropped ? { fileKey: null } : {}) })
    .where(eq(workerDocuments.id, id));
  if (isDropped && fileKey !== null) await releaseFile(tx, fileKey);
}

/**
 * A new file normally shows the same certificate, so its facts stay. After an accepted document, the next one
 * is a different certificate.
 */
const certificateOf = (earlier: DocumentRow | undefined) =>
  earlier === undefined || earlier.status === 'accepted'
    ? {}
    : {
        certificateNumberCipher: earlier.certificateNumberCipher,
        certificateIssuedOn: earlier.certificateIssuedOn,
      };
