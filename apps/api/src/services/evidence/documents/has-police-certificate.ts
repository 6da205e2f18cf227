import { policeCertificateHolds } from '@repo/domain/document';
import type { Queryable } from '../../../db/database.ts';
import { currentDocument } from './current-document.ts';

/** Whether a police clearance certificate is at hand: handed in, not turned down, and not known to be out of date. */
export async function hasPoliceCertificate(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  now: Date,
): Promise<boolean> {
  const document = await currentDocument(db, workerId, 'policeClearance');
  if (document === undefined || document.status === 'rejected') return false;
  const { certificateIssuedOn: issuedOn } = document;
  return issuedOn === null || policeCertificateHolds(issuedOn, now);
}
