import type { CheckEvidence, EvidenceOfChecks } from '../casework/checks/check-evidence.ts';
import { assertNamesAgree, endOpenAttempt } from './identity/end-open-attempt.ts';
import { policeCertificateHolds } from '@repo/domain/document';
import { refuseUnseenEvidence } from './looks.ts';
import { assertProof } from './proof-of-reasons.ts';
import type { Queryable } from '../../db/database.ts';
import { currentDocument } from './documents/current-document.ts';
import { isShortOfReferences } from './references/follow-references.ts';
import { identityAttemptsLeft, identityMachine, identityWaitsOn } from '@repo/domain/identity-check';
import { attemptsOf } from './identity/job-row.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * The team collects the facts itself. The check waits for no other party at the start, and there is nothing to
 * end. A reason that names a proof needs it.
 */
const byTeam: CheckEvidence = {
  waitsOn: () => Promise.resolve(null),
  assertAgrees: assertProof,
  assertSeen: (tx, check, memberId) => refuseUnseenEvidence(tx, memberId, check),
  end: () => Promise.resolve(false),
};

/** The evidence for each kind of check, in the interface that casework calls. */
export const evidenceOfChecks: EvidenceOfChecks = {
  identity: {
    ...byTeam,
    waitsOn: identityWaitsOnNow,
    assertAgrees: async (tx, check, claim) => {
      await assertProof(tx, check, claim);
      await assertNamesAgree(tx, check.workerId, claim.outcome);
    },
    end: (tx, workerId, outcome) => endOpenAttempt(tx, workerId, outcome === 'clear' ? 'verified' : 'failed'),
  },
  criminal_record: {
    ...byTeam,
    waitsOn: async (tx, workerId) =>
      (await hasPoliceCertificate(tx.db, workerId, tx.now)) ? null : 'worker',
  },
  references: {
    ...byTeam,
    waitsOn: async (tx, workerId) => ((await isShortOfReferences(tx.db, workerId)) ? 'worker' : null),
  },
  social_media: byTeam,
  health: {
    ...byTeam,
    waitsOn: async (tx, workerId) => ((await hasHealthCertificate(tx.db, workerId)) ? null : 'worker'),
  },
  work_history: byTeam,
  misconduct_registry: byTeam,
  final_review: byTeam,
};

/** Whether the worker has a police clearance certificate, not rejected and not known to be expired. */
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

/** Whether the worker has uploaded a certificate of her health that is not rejected, and that the team can still open. */
async function hasHealthCertificate(db: Pick<Queryable, 'select'>, workerId: string): Promise<boolean> {
  const document = await currentDocument(db, workerId, 'certificates');
  return document !== undefined && document.status !== 'rejected' && document.fileKey !== null;
}

/** The party that a worker's identity check waits for when a case is opened. */
async function identityWaitsOnNow(
  tx: Transaction,
  workerId: string,
): Promise<ReturnType<typeof identityWaitsOn>> {
  const attempts = await attemptsOf(tx.db, workerId);
  const open = attempts.find(({ state }) => !identityMachine.isFinal(state));
  return identityWaitsOn(open?.state ?? null, identityAttemptsLeft(attempts));
}
