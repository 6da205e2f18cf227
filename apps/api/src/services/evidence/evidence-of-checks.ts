import type { CheckEvidence, EvidenceOfChecks } from '../casework/checks/check-evidence.ts';
import { endOpenAttempt } from './identity/end-open-attempt.ts';
import { policeCertificateHolds } from '@repo/domain/document';
import type { Queryable } from '../../db/database.ts';
import { currentDocument } from './documents/current-document.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { identityWaitsOn, openIdentityStates } from '@repo/domain/identity-check';
import { identityJobs } from '../../db/schema/identity.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The team finds the facts by itself: it waits for nobody at the start, and nothing is under way beside its work. */
const byTeam: CheckEvidence = {
  waitsOn: () => Promise.resolve(null),
  end: () => Promise.resolve(false),
};

/** The evidence behind each kind of check, as casework asks for it. */
export const evidenceOfChecks: EvidenceOfChecks = {
  identity: {
    waitsOn: identityWaitsOnNow,
    end: (tx, workerId, outcome) => endOpenAttempt(tx, workerId, outcome === 'clear' ? 'verified' : 'failed'),
  },
  criminal_record: {
    ...byTeam,
    waitsOn: async (tx, workerId) =>
      (await hasPoliceCertificate(tx.db, workerId, tx.now)) ? null : 'worker',
  },
  references: byTeam,
  social_media: byTeam,
  health: byTeam,
  work_history: byTeam,
  misconduct_registry: byTeam,
  final_review: byTeam,
};

/** Whether a police clearance certificate is at hand: handed in, not turned down, and not known to be out of date. */
async function hasPoliceCertificate(
  db: Pick<Queryable, 'select'>,
  workerId: string,
  now: Date,
): Promise<boolean> {
  const document = await currentDocument(db, workerId, 'policeClearance');
  if (document === undefined || document.status === 'rejected') return false;
  const { certificateIssuedOn: issuedOn } = document;
  return issuedOn === null || policeCertificateHolds(issuedOn, now);
}

/** On whom the identity of a worker waits when a case is opened. */
async function identityWaitsOnNow(
  tx: Transaction,
  workerId: string,
): Promise<ReturnType<typeof identityWaitsOn>> {
  const [open] = await tx.db
    .select({ state: identityJobs.state })
    .from(identityJobs)
    .where(and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, openIdentityStates)))
    .orderBy(desc(identityJobs.attempt))
    .limit(1);
  return identityWaitsOn(open?.state ?? null);
}
