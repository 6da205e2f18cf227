import { and, eq, isNull, ne } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getVerificationStatus } from '@repo/api-client/contract/worker-status';
import { policeCertificateHolds, type DocumentKind } from '@repo/domain/document';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import {
  verificationPercentage,
  stepStatuses,
  type PoliceClearanceStatus,
} from '@repo/domain/worker-verification-steps';
import type { Context } from '../../../context.ts';
import type { Queryable } from '../../../db/database.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { cases } from '../../../db/schema/cases.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { workerReferences, workers } from '../../../db/schema/people.ts';
import { isNameAsked } from '../../evidence/identity/is-name-asked.ts';
import { documentsWaitedFor } from '../../evidence/documents/waited-for.ts';
import { latestDecided } from '../../access/latest-decided.ts';

/** The progress of a worker's verification. The approval is the final review of a complete case. */
export const readVerificationStatus = (
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof getVerificationStatus>> => withSnapshot(ctx, (at) => statusAt(at, workerId));

async function statusAt(ctx: Context, workerId: string): Promise<AnswerOf<typeof getVerificationStatus>> {
  const { db } = ctx;
  const [worker] = await db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  const hers = eq(workerReferences.workerId, workerId);
  const named = await db.$count(workerReferences, and(hers, ne(workerReferences.status, 'refused')));
  const verified = await db.$count(workerReferences, and(hers, eq(workerReferences.status, 'verified')));
  const openCases = await db.$count(cases, and(eq(cases.workerId, workerId), eq(cases.status, 'open')));
  const decided = await latestDecided(db, workerId);
  const idCards = await db.$count(
    workerDocuments,
    and(inSlot(workerId, 'nationalId'), ne(workerDocuments.status, 'rejected')),
  );
  const steps = stepStatuses({
    profileComplete: worker.profileCompletedAt !== null,
    smileStatus: worker.smileStatus,
    idCardUploaded: idCards > 0,
    policeClearance: await policeClearanceOf(db, workerId, ctx.clock.now()),
    namedReferences: named,
    verifiedReferences: verified,
    referencesNeeded: REFERENCES_NEEDED,
    checkOpen: openCases > 0,
    finalReviewClear: decided.get('final_review')?.outcome === 'clear',
  });
  return {
    percentage: verificationPercentage(steps),
    smile_status: worker.smileStatus,
    asks_name: await isNameAsked(ctx, workerId, worker.smileStatus),
    steps,
    references: { verified, needed: REFERENCES_NEEDED },
    check_open: openCases > 0,
    papers: [...(await documentsWaitedFor(db, workerId))],
  };
}

/** The current document in one of the worker's slots. */
const inSlot = (workerId: string, slot: DocumentKind) =>
  and(
    eq(workerDocuments.workerId, workerId),
    eq(workerDocuments.slot, slot),
    isNull(workerDocuments.endedAt),
  );

/**
 * The status of the worker's current certificate. An accepted certificate is valid for a year from its issue.
 */
export async function policeClearanceOf(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  now: Date,
): Promise<PoliceClearanceStatus> {
  const [document] = await db
    .select({ status: workerDocuments.status, issuedOn: workerDocuments.certificateIssuedOn })
    .from(workerDocuments)
    .where(inSlot(workerId, 'policeClearance'));

  if (document === undefined) return 'missing';
  if (document.status === 'rejected') return 'refused';
  if (document.status !== 'accepted') return 'uploaded';
  const { issuedOn } = document;
  return issuedOn === null || policeCertificateHolds(issuedOn, now) ? 'accepted' : 'expired';
}
