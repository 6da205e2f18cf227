import { eq } from 'drizzle-orm';
import type { WireDocument } from '@repo/api-client/contract/documents';
import {
  certificateProblems,
  normaliseCertificateNumber,
  type Certificate,
} from '@repo/domain/document-decision';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { currentDocument } from './current-document.ts';
import { readOwnDocument } from './list-own-documents.ts';

/**
 * Stores the number and the issue date of a police clearance certificate beside its file. With them the team
 * finds the certificate in the worker's own eCitizen account. The worker may leave them out.
 * @throws ServiceError `invalid` at the fields; `conflict` without a file, or once the team has decided.
 */
export async function saveCertificate(
  ctx: Context,
  workerId: string,
  told: Certificate,
): Promise<WireDocument> {
  return withTransaction(ctx, async (tx) => {
    const { number, issuedOn } = certificateProblems(told, tx.now);
    const first = number ?? issuedOn;
    if (first !== undefined)
      throw new ServiceError('invalid', first, {
        fields: {
          ...(number === undefined ? {} : { number }),
          ...(issuedOn === undefined ? {} : { issued_on: issuedOn }),
        },
      });
    await lockWorker(tx, workerId);
    const document = await currentDocument(tx.db, workerId, 'policeClearance');
    if (document === undefined) throw new ServiceError('conflict', 'certificateMissing');
    if (document.status !== 'uploaded') throw new ServiceError('conflict', 'certificateDecided');
    await tx.db
      .update(workerDocuments)
      .set({
        certificateNumberCipher: ctx.secrets.seal(normaliseCertificateNumber(told.number)),
        certificateIssuedOn: told.issuedOn,
      })
      .where(eq(workerDocuments.id, document.id));
    tx.audit({
      actor: `worker:${workerId}`,
      action: 'certificate-told',
      subject: `document:${document.id}`,
      details: { worker: workerId },
    });
    return readOwnDocument(ctx, tx.db, workerId, 'policeClearance');
  });
}
