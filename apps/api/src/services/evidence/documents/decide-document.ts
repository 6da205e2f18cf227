import { eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { decideDocument as decideDocumentCall } from '@repo/api-client/contract/documents';
import { certificateMatchProblem } from '@repo/domain/certificate-match';
import { documentMachine } from '@repo/domain/document';
import {
  documentDecisionProblem,
  normaliseCertificateNumber,
  notAsTold,
  type Certificate,
} from '@repo/domain/document-decision';
import type { Context } from '../../../context.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { notFound, refusedField, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { releaseFile } from '../../platform/files/stored-file.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { documentsWithFiles, type DocumentRow } from './current-document.ts';
import { isEvidence } from './kept-papers.ts';
import { setWaitingOnWorker } from './set-waiting-on.ts';
import { presentTeamDocument, toldVersion } from './present-document.ts';
import { refuseUnseenPaper } from '../looks.ts';
import { refuseNotHolder } from '../../work/holders.ts';
import { personVersion } from '../../casework/checks/person-version.ts';

type Decision = BodyOf<typeof decideDocumentCall>;

/**
 * Accepts or rejects a document, once, and notifies the worker. A rejected file is deleted unless it is evidence, and the
 * checks that need it wait for the worker again. The check itself is decided separately.
 * @throws ServiceError `not-found` for an unknown document; `forbidden` when the member does not hold it; `conflict` when it was
 * decided before, is no longer there, the member has not opened it, or the worker changed its certificate facts since the team
 * read them; `invalid` when the reason or the certificate's number or date is missing, the certificate names
 * another person, or it is not what the worker told and the member has not read it again.
 */
export async function decideDocument(
  ctx: Context,
  memberId: string,
  id: string,
  input: Decision,
): Promise<AnswerOf<typeof decideDocumentCall>> {
  const [found] = await ctx.db
    .select({ workerId: workerDocuments.workerId })
    .from(workerDocuments)
    .where(eq(workerDocuments.id, id));
  if (found === undefined) throw notFound('documentNotFound');
  return withTransaction(ctx, async (tx) => {
    const worker = await lockWorker(tx, found.workerId);
    await refuseConflict(tx.db, memberId, found.workerId);
    const document = await lockUndecided(tx, id);
    // After the lock: a claim locks the same row.
    await refuseNotHolder(tx.db, memberId, { kind: 'document', id });
    await refuseUnseenPaper(tx, memberId, document);
    if (input.version !== undefined && input.version !== toldVersion(ctx, document))
      throw new ServiceError('conflict', 'certificateChanged');
    const certificate = certificateOf(ctx, document, input);
    const { decision } = input;
    const reason = input.reason ?? null;
    const problem = documentDecisionProblem({ slot: document.slot, decision, reason, certificate }, tx.now);
    if (problem !== null) throw refusedField(problem.field, problem.code);
    const isDropped =
      decision === 'rejected' && !(await isEvidence(tx, { ...document, status: decision, reason }));
    if (decision === 'accepted' && document.slot === 'policeClearance') {
      assertHers(ctx, worker, input);
      if (input.read_again !== true) assertAsTold(certificate, certificateOf(ctx, document, {}));
    }
    await tx.db
      .update(workerDocuments)
      .set({
        status: decision,
        reason,
        decidedBy: memberId,
        decidedAt: tx.now,
        ...(isDropped ? { fileKey: null } : {}),
        ...(decision === 'accepted'
          ? { ...sealed(ctx, certificate), personVersion: personVersion(ctx, worker) }
          : {}),
      })
      .where(eq(workerDocuments.id, id));
    const actor = `ops:${memberId}`;
    const { workerId, slot, fileKey } = document;
    tx.audit({
      actor,
      action: 'document-decided',
      subject: `document:${id}`,
      details: { worker: workerId, slot, decision, reason },
    });
    if (isDropped && fileKey !== null) await releaseFile(tx, fileKey);
    if (decision === 'rejected') await setWaitingOnWorker(tx, { workerId, slot, actor });
    await notifyWorkerInApp(ctx, tx, workerId, {
      news: {
        kind: decision === 'accepted' ? 'document_accepted' : 'document_refused',
        values: { document: slot },
      },
      key: `document:${id}`,
      sms: { idempotencyKey: `document-looked-at:${id}`, say: (words) => words.documentLookedAt },
    });
    const [decided] = await documentsWithFiles(tx.db).where(eq(workerDocuments.id, id));
    if (decided === undefined) throw new Error('The document is gone');
    return { document: presentTeamDocument(decided) };
  });
}

async function lockUndecided(tx: Transaction, id: string): Promise<DocumentRow> {
  const [document] = await tx.db
    .select()
    .from(workerDocuments)
    .where(eq(workerDocuments.id, id))
    .for('no key update');
  if (document === undefined) throw notFound('documentNotFound');
  if (document.endedAt !== null) throw new ServiceError('conflict', 'documentGone');
  if (!documentMachine.can(document.status, 'accepted'))
    throw new ServiceError('conflict', 'documentDecided');
  return document;
}

/** No match by name alone. @throws ServiceError `invalid` when the certificate names another person. */
function assertHers(ctx: Context, worker: WorkerRow, input: Decision): void {
  const problem = certificateMatchProblem(
    { name: input.name_on_certificate ?? '', idNumber: input.id_number_on_certificate ?? '' },
    {
      name: worker.name,
      nationalId: worker.nationalIdCipher === null ? null : ctx.secrets.open(worker.nationalIdCipher),
    },
  );
  if (problem !== null) throw refusedField(problem.field, problem.code);
}

/** The paper counts, but a wrong letter is one that nobody finds at the issuer. @throws ServiceError `invalid`. */
function assertAsTold(read: Partial<Certificate>, told: Partial<Certificate>): void {
  const fields = notAsTold(read, told);
  const first = fields.certificate_number ?? fields.issued_on;
  if (first !== undefined) throw new ServiceError('invalid', first, { fields: { ...fields } });
}

type ReadOff = Pick<Decision, 'certificate_number' | 'issued_on'>;

/** The team's values of the certificate take precedence over the worker's. */
function certificateOf(ctx: Context, document: DocumentRow, input: ReadOff): Partial<Certificate> {
  const { certificateNumberCipher: cipher, certificateIssuedOn } = document;
  const number = input.certificate_number ?? (cipher === null ? undefined : ctx.secrets.open(cipher));
  const issuedOn = input.issued_on ?? certificateIssuedOn ?? undefined;
  return {
    ...(number === undefined ? {} : { number }),
    ...(issuedOn === undefined ? {} : { issuedOn }),
  };
}

const sealed = (ctx: Context, { number, issuedOn }: ReturnType<typeof certificateOf>) => ({
  certificateNumberCipher: number === undefined ? null : ctx.secrets.seal(normaliseCertificateNumber(number)),
  certificateIssuedOn: issuedOn ?? null,
});
