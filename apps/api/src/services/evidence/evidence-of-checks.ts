import type { CheckEvidence, EvidenceOfChecks } from '../casework/checks/check-evidence.ts';
import { assertNamesAgree, endOpenAttempt } from './identity/end-open-attempt.ts';
import { policeCertificateHolds, type DocumentKind } from '@repo/domain/document';
import { and, eq } from 'drizzle-orm';
import { workerReferences } from '../../db/schema/people.ts';
import { ServiceError } from '../../errors.ts';
import { countingRecords } from '../trust/read-records.ts';
import type { Queryable } from '../../db/database.ts';
import { currentDocument } from './documents/current-document.ts';
import { isShortOfReferences } from './references/follow-references.ts';
import { identityAttemptsLeft, identityMachine, identityWaitsOn } from '@repo/domain/identity-check';
import { attemptsOf } from './identity/job-row.ts';
import type { Transaction } from '../../db/transaction.ts';

/**
 * The team collects the facts itself. The check waits for no other party at the start, and there is nothing to
 * contradict or to end.
 */
const byTeam: CheckEvidence = {
  waitsOn: () => Promise.resolve(null),
  assertAgrees: () => Promise.resolve(),
  end: () => Promise.resolve(false),
};

/** The evidence for each kind of check, in the interface that casework calls. */
export const evidenceOfChecks: EvidenceOfChecks = {
  identity: {
    waitsOn: identityWaitsOnNow,
    assertAgrees: assertNamesAgree,
    end: (tx, workerId, outcome) => endOpenAttempt(tx, workerId, outcome === 'clear' ? 'verified' : 'failed'),
  },
  criminal_record: {
    ...byTeam,
    assertAgrees: (tx, workerId, _outcome, reason) =>
      reason === 'certificate_confirmed'
        ? assertAcceptedCertificate(tx, workerId, 'policeClearance')
        : Promise.resolve(),
    waitsOn: async (tx, workerId) =>
      (await hasPoliceCertificate(tx.db, workerId, tx.now)) ? null : 'worker',
  },
  references: {
    ...byTeam,
    assertAgrees: (tx, workerId, _outcome, reason) =>
      reason === 'referees_confirm' ? assertVerifiedReference(tx.db, workerId) : Promise.resolve(),
    waitsOn: async (tx, workerId) => ((await isShortOfReferences(tx.db, workerId)) ? 'worker' : null),
  },
  social_media: byTeam,
  health: {
    ...byTeam,
    assertAgrees: (tx, workerId, _outcome, reason) =>
      reason === 'fit_for_work' ? assertAcceptedCertificate(tx, workerId, 'certificates') : Promise.resolve(),
    waitsOn: async (tx, workerId) => ((await hasHealthCertificate(tx.db, workerId)) ? null : 'worker'),
  },
  work_history: byTeam,
  misconduct_registry: {
    ...byTeam,
    assertAgrees: (tx, workerId, _outcome, reason) =>
      reason === 'upheld_record' ? assertUpheldRecord(tx, workerId) : Promise.resolve(),
  },
  final_review: byTeam,
};

/** A reason that names a certificate, a referee or a record says that there is one. @throws ServiceError `conflict`. */
async function assertAcceptedCertificate(
  tx: Transaction,
  workerId: string,
  slot: DocumentKind,
): Promise<void> {
  const document = await currentDocument(tx.db, workerId, slot);
  const issuedOn = document?.certificateIssuedOn ?? null;
  if (document?.status !== 'accepted' || (issuedOn !== null && !policeCertificateHolds(issuedOn, tx.now)))
    throw new ServiceError('conflict', 'certificateNotAccepted');
}

async function assertVerifiedReference(db: Pick<Queryable, 'select'>, workerId: string): Promise<void> {
  const [verified] = await db
    .select({ id: workerReferences.id })
    .from(workerReferences)
    .where(and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'verified')))
    .limit(1);
  if (verified === undefined) throw new ServiceError('conflict', 'referencesNotVerified');
}

async function assertUpheldRecord(tx: Transaction, workerId: string): Promise<void> {
  if ((await countingRecords(tx.db, workerId, tx.now)).length === 0)
    throw new ServiceError('conflict', 'recordNotUpheld');
}

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

/** Whether the worker has uploaded a certificate of her health that is not rejected. */
async function hasHealthCertificate(db: Pick<Queryable, 'select'>, workerId: string): Promise<boolean> {
  const document = await currentDocument(db, workerId, 'certificates');
  return document !== undefined && document.status !== 'rejected';
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
