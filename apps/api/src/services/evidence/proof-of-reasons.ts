import { and, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CheckKind } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { policeCertificateHolds, type DocumentKind } from '@repo/domain/document';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import { workerDocuments } from '../../db/schema/documents.ts';
import { identityJobs } from '../../db/schema/identity.ts';
import { workerReferences } from '../../db/schema/people.ts';
import { referenceCalls } from '../../db/schema/reference-calls.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import type { Claim } from '../casework/checks/check-evidence.ts';
import { countingRecords } from '../trust/read-records.ts';
import { currentDocument } from './documents/current-document.ts';

interface About {
  readonly kind: CheckKind;
  readonly workerId: string;
  readonly person: string;
}
type Holds = (tx: Transaction, about: About) => Promise<boolean>;

const slotOf = (kind: CheckKind): DocumentKind =>
  kind === 'criminal_record' ? 'policeClearance' : 'certificates';

const exists = async (tx: Transaction, table: PgTable, which: SQL | undefined): Promise<boolean> =>
  (await tx.db.$count(table, which)) > 0;

/** An accepted paper that is valid, of the person under whose name and National ID the check is decided. */
const acceptedCertificate: Holds = async (tx, { kind, workerId, person }) => {
  const document = await currentDocument(tx.db, workerId, slotOf(kind));
  const issuedOn = document?.certificateIssuedOn ?? null;
  return (
    document?.status === 'accepted' &&
    document.personVersion === person &&
    (issuedOn === null || policeCertificateHolds(issuedOn, tx.now))
  );
};

/** A paper that she sent once, whatever became of it. */
const sentCertificate: Holds = (tx, { kind, workerId }) =>
  exists(
    tx,
    workerDocuments,
    and(eq(workerDocuments.workerId, workerId), eq(workerDocuments.slot, slotOf(kind))),
  );

const sentPhotos: Holds = (tx, { workerId }) => exists(tx, identityJobs, eq(identityJobs.workerId, workerId));

const verifiedReference: Holds = (tx, { workerId }) =>
  exists(
    tx,
    workerReferences,
    and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'verified')),
  );

const refusedReference: Holds = (tx, { workerId }) =>
  exists(
    tx,
    workerReferences,
    and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'refused')),
  );

const called =
  (outcomes: readonly (typeof referenceCalls.$inferSelect)['outcome'][]): Holds =>
  async (tx, { workerId }) => {
    const calls = await tx.db
      .select({ outcome: referenceCalls.outcome })
      .from(referenceCalls)
      .innerJoin(workerReferences, eq(workerReferences.id, referenceCalls.referenceId))
      .where(eq(workerReferences.workerId, workerId));
    return calls.some(({ outcome }) => outcomes.includes(outcome));
  };

const upheldRecord: Holds = async (tx, { workerId }) =>
  (await countingRecords(tx.db, workerId, tx.now)).length > 0;

interface Proof {
  readonly holds: Holds;
  readonly refusal: PlainRefusal;
}
const shown = (holds: Holds, refusal: PlainRefusal = 'reasonWithoutProof'): Proof => ({ holds, refusal });

/** What stands on record behind a reason that says so. A reason that is not here says what nobody can record. */
const proofs: Partial<Readonly<Record<CheckReason, Proof>>> = {
  proof_agrees: shown(sentPhotos),
  face_differs: shown(sentPhotos),
  card_not_genuine: shown(sentPhotos),
  photos_unclear: shown(sentPhotos),
  referees_confirm: shown(verifiedReference, 'referencesNotVerified'),
  referee_warns: shown(called(['verified', 'denied'])),
  referee_not_genuine: shown(called(['verified', 'denied', 'not_reached', 'refused'])),
  referees_not_reached: shown(called(['not_reached'])),
  referees_refuse: shown(refusedReference),
  certificate_confirmed: shown(acceptedCertificate, 'certificateNotAccepted'),
  fit_for_work: shown(acceptedCertificate, 'certificateNotAccepted'),
  unfit_for_work: shown(sentCertificate),
  record_on_certificate: shown(sentCertificate),
  certificate_not_genuine: shown(sentCertificate),
  certificate_of_another: shown(sentCertificate),
  certificate_unreadable: shown(sentCertificate),
  certificate_lapsed: shown(sentCertificate),
  upheld_record: shown(upheldRecord, 'recordNotUpheld'),
};

/** Refuses a reason whose proof is not on record. @throws ServiceError `conflict`. */
export async function assertProof(
  tx: Transaction,
  { kind, workerId, reason, person }: Omit<About, 'person'> & Pick<Claim, 'reason' | 'person'>,
): Promise<void> {
  const proof = proofs[reason];
  if (proof !== undefined && !(await proof.holds(tx, { kind, workerId, person })))
    throw new ServiceError('conflict', proof.refusal);
}
