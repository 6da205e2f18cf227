import { and, eq, inArray, ne, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { CheckReason } from '@repo/domain/check-reason';
import { documentOfCheck } from '@repo/domain/check-source';
import { openIdentityStates } from '@repo/domain/identity-check';
import { policeCertificateHolds } from '@repo/domain/document';
import { areRefereesTooFew, areReferencesConfirmed, type RefereeTally } from '@repo/domain/referee-tally';
import type { PlainRefusal } from '@repo/domain/refusals/refusal';
import type { CheckRow } from '../../db/schema/cases.ts';
import { workerDocuments } from '../../db/schema/documents.ts';
import { identityJobs } from '../../db/schema/identity.ts';
import { workerReferences, workers } from '../../db/schema/people.ts';
import { referenceCalls } from '../../db/schema/reference-calls.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import type { Claim } from '../casework/checks/check-evidence.ts';
import { readFlags } from '../trust/read-records.ts';
import { keptAttachments } from './attachments/kept-attachments.ts';
import { currentCertificate } from './documents/current-document.ts';
import { keptPapers } from './documents/kept-papers.ts';
import { isWaiting, refuseUnseenEvidence } from './looks.ts';
import { areOftenTried } from './references/calls.ts';
import { readRefereeTally } from './references/read-referee-tally.ts';

type About = CheckRow & Pick<Claim, 'person'>;
type Holds = (tx: Transaction, about: About) => Promise<boolean>;

const exists = async (tx: Transaction, table: PgTable, which: SQL | undefined): Promise<boolean> =>
  (await tx.db.$count(table, which)) > 0;

/** An accepted paper that is valid, of the person under whose name and National ID the check is decided. */
const acceptedCertificate: Holds = async (tx, { person, ...check }) => {
  const document = await currentCertificate(tx.db, check);
  const issuedOn = document?.certificateIssuedOn ?? null;
  return (
    document?.status === 'accepted' &&
    document.personVersion === person &&
    (issuedOn === null || policeCertificateHolds(issuedOn, tx.now))
  );
};

/**
 * The same with its file. An issuer confirms a police certificate by its number; a health certificate says what it says only
 * to those who open it.
 */
const openCertificate: Holds = async (tx, check) =>
  (await acceptedCertificate(tx, check)) && (await currentCertificate(tx.db, check))?.fileKey != null;

/** A paper that she sent once, whatever became of it: for reasons that accuse her of nothing. */
const sentCertificate: Holds = async (tx, { kind, workerId }) => {
  const slot = documentOfCheck(kind);
  if (slot === null) return false;
  return exists(
    tx,
    workerDocuments,
    and(eq(workerDocuments.workerId, workerId), eq(workerDocuments.slot, slot)),
  );
};

/** Photos that wait for the team. Nobody judges what lies with the provider, or is gone. */
const photosInHand: Holds = (tx, check) => exists(tx, identityJobs, isWaiting(check));

/** The same, or an identity that is proven: by the provider, or by two members who compared the photos. */
const provenIdentity: Holds = async (tx, check) =>
  (await photosInHand(tx, check)) ||
  (await exists(tx, workers, and(eq(workers.id, check.workerId), eq(workers.smileStatus, 'verified'))));

/** Photos that somebody has looked at, or can: for a reason that accuses her of nothing. */
const judgedPhotos: Holds = async (tx, check) =>
  (await photosInHand(tx, check)) ||
  (await exists(
    tx,
    identityJobs,
    and(eq(identityJobs.workerId, check.workerId), eq(identityJobs.state, 'failed')),
  ));

const ofReferees =
  (agrees: (tally: RefereeTally) => boolean): Holds =>
  async (tx, check) =>
    agrees(await readRefereeTally(tx.db, check));

/** Nobody whom she named is left, so that nobody can know an earlier work of hers. */
const nobodyNamed: Holds = async (tx, { workerId }) =>
  !(await exists(
    tx,
    workerReferences,
    and(eq(workerReferences.workerId, workerId), ne(workerReferences.status, 'refused')),
  ));

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

/** A paper that another member, and the member who rules on a dispute, can open. Nobody is accused of what one member saw. */
const keptPaper: Holds = async (tx, check) => (await keptPapers(tx, check)).length > 0;

/** The same for what a member found elsewhere: a page of a profile is gone tomorrow. */
const attachedFile: Holds = async (tx, check) => (await keptAttachments(tx.db, check)).length > 0;

/** Nothing of hers is there that the team could look at, or call. A good paper that she took back is not hers any more. */
const nothingSent: Holds = async (tx, { kind, workerId }) => {
  const kept = await keptPapers(tx, { kind, workerId });
  if (kept.some(({ status, endedAt }) => endedAt === null || status !== 'accepted')) return false;
  const current = await currentCertificate(tx.db, { kind, workerId });
  if (current !== undefined) return current.status === 'rejected';
  if (kind === 'identity')
    return !(await exists(
      tx,
      identityJobs,
      and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, openIdentityStates)),
    ));
  const named = and(eq(workerReferences.workerId, workerId), eq(workerReferences.status, 'pending'));
  return kind !== 'references' || !(await exists(tx, workerReferences, named));
};

const upheldRecord: Holds = async (tx, { workerId }) => (await readFlags(tx.db, workerId, tx.now)) > 0;

interface Proof {
  readonly holds: Holds;
  readonly refusal: PlainRefusal;
}
const shown = (holds: Holds, refusal: PlainRefusal = 'reasonWithoutProof'): Proof => ({ holds, refusal });

/** What stands on record behind a reason that says so. A reason that is not here says what nobody can record. */
const proofs: Partial<Readonly<Record<CheckReason, Proof>>> = {
  proof_agrees: shown(provenIdentity, 'photosNotWaiting'),
  face_differs: shown(photosInHand, 'photosNotWaiting'),
  card_not_genuine: shown(photosInHand, 'photosNotWaiting'),
  number_of_another: shown(photosInHand, 'photosNotWaiting'),
  photos_unclear: shown(judgedPhotos, 'photosNotWaiting'),
  nothing_sent: shown(nothingSent, 'sentBefore'),
  referees_confirm: shown(ofReferees(areReferencesConfirmed), 'referencesNotVerified'),
  referee_warns: shown(called(['verified', 'denied'])),
  referee_not_genuine: shown(called(['verified', 'denied', 'not_reached', 'refused'])),
  referees_not_reached: shown((tx, { workerId }) => areOftenTried(tx.db, workerId), 'refereesNotTried'),
  referees_refuse: shown(refusedReference),
  first_job: shown(nobodyNamed, 'sentBefore'),
  referees_too_few: shown(ofReferees(areRefereesTooFew), 'refereesLeftToCall'),
  certificate_confirmed: shown(acceptedCertificate, 'certificateNotAccepted'),
  fit_for_work: shown(openCertificate, 'certificateNotOpen'),
  unfit_for_work: shown(keptPaper, 'paperNotKept'),
  record_on_certificate: shown(keptPaper, 'paperNotKept'),
  certificate_not_genuine: shown(keptPaper, 'paperNotKept'),
  violence_or_threats: shown(attachedFile, 'attachmentMissing'),
  harm_to_children: shown(attachedFile, 'attachmentMissing'),
  illegal_acts: shown(attachedFile, 'attachmentMissing'),
  exposes_households: shown(attachedFile, 'attachmentMissing'),
  certificate_of_another: shown(sentCertificate),
  certificate_unreadable: shown(sentCertificate),
  certificate_lapsed: shown(sentCertificate),
  upheld_record: shown(upheldRecord, 'recordNotUpheld'),
};

/**
 * Refuses a reason whose proof is not on record, or a member who has not opened the evidence. She opens it for every reason: a
 * finding ends also by "She sent nothing" or "Not applicable". @throws ServiceError `conflict`.
 */
export async function assertProof(
  tx: Transaction,
  check: CheckRow,
  { reason, person, memberId }: Claim,
): Promise<void> {
  const proof = proofs[reason];
  if (proof !== undefined && !(await proof.holds(tx, { ...check, person })))
    throw new ServiceError('conflict', proof.refusal);
  await refuseUnseenEvidence(tx, memberId, check);
}
