import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CheckKind } from '@repo/domain/check';
import type { CheckReason } from '@repo/domain/check-reason';
import { teamIdentityStates } from '@repo/domain/identity-check';
import { policeCertificateHolds, type DocumentKind } from '@repo/domain/document';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import { workerDocuments } from '../../db/schema/documents.ts';
import { identityJobs } from '../../db/schema/identity.ts';
import { workerReferences } from '../../db/schema/people.ts';
import { referenceCalls } from '../../db/schema/reference-calls.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import type { Claim } from '../casework/checks/check-evidence.ts';
import { readFlagsAt } from '../trust/read-records.ts';
import { currentDocument } from './documents/current-document.ts';
import { refuseUnseenPaper, refuseUnseenPhotos } from './looks.ts';

interface About {
  readonly kind: CheckKind;
  readonly workerId: string;
  readonly person: string;
  readonly memberId: string;
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

const upheldRecord: Holds = async (tx, { workerId }) => (await readFlagsAt(tx.db, workerId, tx.now)) > 0;

interface Proof {
  readonly holds: Holds;
  readonly refusal: PlainRefusal;
  /** Refuses a member who has not opened the evidence herself. */
  readonly assertSeen?: (tx: Transaction, about: About) => Promise<void>;
}
const shown = (holds: Holds, refusal: PlainRefusal = 'reasonWithoutProof'): Proof => ({ holds, refusal });

/** A reason about a paper: nobody judges what she has not opened. */
const onPaper = (holds: Holds, refusal?: PlainRefusal): Proof => ({
  ...shown(holds, refusal),
  assertSeen: async (tx, { kind, workerId, memberId }) => {
    const document = await currentDocument(tx.db, workerId, slotOf(kind));
    if (document !== undefined) await refuseUnseenPaper(tx, memberId, document);
  },
});

/** A reason about photos: the attempt that waits for the team is compared before its check is decided. */
const onPhotos: Proof = {
  ...shown(sentPhotos),
  assertSeen: async (tx, { workerId, memberId }) => {
    const waiting = await tx.db
      .select({ id: identityJobs.id })
      .from(identityJobs)
      .where(and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, teamIdentityStates)));
    for (const { id } of waiting) await refuseUnseenPhotos(tx, memberId, id);
  },
};

/** What stands on record behind a reason that says so. A reason that is not here says what nobody can record. */
const proofs: Partial<Readonly<Record<CheckReason, Proof>>> = {
  proof_agrees: onPhotos,
  face_differs: onPhotos,
  card_not_genuine: onPhotos,
  photos_unclear: onPhotos,
  referees_confirm: shown(verifiedReference, 'referencesNotVerified'),
  referee_warns: shown(called(['verified', 'denied'])),
  referee_not_genuine: shown(called(['verified', 'denied', 'not_reached', 'refused'])),
  referees_not_reached: shown(called(['not_reached'])),
  referees_refuse: shown(refusedReference),
  certificate_confirmed: onPaper(acceptedCertificate, 'certificateNotAccepted'),
  fit_for_work: onPaper(acceptedCertificate, 'certificateNotAccepted'),
  unfit_for_work: onPaper(sentCertificate),
  record_on_certificate: onPaper(sentCertificate),
  certificate_not_genuine: onPaper(sentCertificate),
  certificate_of_another: onPaper(sentCertificate),
  certificate_unreadable: onPaper(sentCertificate),
  certificate_lapsed: onPaper(sentCertificate),
  upheld_record: shown(upheldRecord, 'recordNotUpheld'),
};

/** Refuses a reason whose proof is not on record, or that the member has not opened. @throws ServiceError `conflict`. */
export async function assertProof(
  tx: Transaction,
  { reason, ...about }: About & Pick<Claim, 'reason'>,
): Promise<void> {
  const proof = proofs[reason];
  if (proof === undefined) return;
  if (!(await proof.holds(tx, about))) throw new ServiceError('conflict', proof.refusal);
  await proof.assertSeen?.(tx, about);
}
