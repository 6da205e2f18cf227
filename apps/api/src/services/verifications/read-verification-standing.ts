import { and, eq, isNull } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getVerificationStanding } from '@repo/api-client/contract/worker-standing';
import { policeCertificateHolds } from '@repo/domain/document';
import { REFERENCES_NEEDED } from '@repo/domain/trust-facts';
import {
  verificationPercentage,
  verificationStandings,
  type PoliceClearanceStanding,
} from '@repo/domain/worker-verification-steps';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { cases } from '../../db/schema/cases.ts';
import { workerDocuments } from '../../db/schema/documents.ts';
import { workerReferences, workers } from '../../db/schema/people.ts';
import { latestDecided } from '../trust/latest-decided.ts';

/** How far a worker is on the way to her verification. The approval is the final review of a case that is complete. */
export async function readVerificationStanding(
  ctx: Context,
  workerId: string,
): Promise<AnswerOf<typeof getVerificationStanding>> {
  const { db } = ctx;
  const [[worker], verified, openCases, decided, policeClearance] = await Promise.all([
    db.select().from(workers).where(eq(workers.id, workerId)),
    db.$count(
      workerReferences,
      and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'verified')),
    ),
    db.$count(cases, and(eq(cases.workerId, workerId), eq(cases.status, 'open'))),
    latestDecided(db, workerId),
    policeClearanceOf(db, workerId, ctx.clock.now()),
  ]);
  if (worker === undefined) throw new Error('The worker of a session is gone');
  const steps = verificationStandings({
    profileComplete: worker.profileCompletedAt !== null,
    smileStatus: worker.smileStatus,
    policeClearance,
    verifiedReferences: verified,
    referencesNeeded: REFERENCES_NEEDED,
    checkOpen: openCases > 0,
    finalReviewClear: decided.get('final_review')?.outcome === 'clear',
  });
  return {
    percentage: verificationPercentage(steps),
    smile_status: worker.smileStatus,
    steps,
    references: { verified, needed: REFERENCES_NEEDED },
  };
}

/** The certificate that she has in its slot now. One that was accepted holds for a year from its issue. */
export async function policeClearanceOf(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  now: Date,
): Promise<PoliceClearanceStanding> {
  const [document] = await db
    .select({ status: workerDocuments.status, issuedOn: workerDocuments.certificateIssuedOn })
    .from(workerDocuments)
    .where(
      and(
        eq(workerDocuments.workerId, workerId),
        eq(workerDocuments.slot, 'policeClearance'),
        isNull(workerDocuments.endedAt),
      ),
    );

  if (document === undefined) return 'missing';
  if (document.status === 'rejected') return 'refused';
  if (document.status !== 'accepted') return 'uploaded';
  const { issuedOn } = document;
  return issuedOn === null || policeCertificateHolds(issuedOn, now) ? 'accepted' : 'expired';
}
