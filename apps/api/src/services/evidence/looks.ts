import { and, eq, inArray } from 'drizzle-orm';
import { teamIdentityStates } from '@repo/domain/identity-check';
import type { CheckRow } from '../../db/schema/cases.ts';
import { identityImages, identityJobs, type IdentityPart } from '../../db/schema/identity.ts';
import { auditLog } from '../../db/schema/system.ts';
import type { Transaction } from '../../db/transaction.ts';
import { ServiceError } from '../../errors.ts';
import { keptAttachments } from './attachments/kept-attachments.ts';
import type { DocumentRow } from './documents/current-document.ts';
import { keptPapers } from './documents/kept-papers.ts';

/** The photos that a comparison needs. The movement and the back of the card are beside them. */
const comparedParts = ['selfie', 'id_front'] as const satisfies readonly IdentityPart[];

/** What the audit trail has of a member's looks at one subject. */
const looksOf = (
  tx: Transaction,
  memberId: string,
  { action, subject }: { readonly action: string; readonly subject: string },
) =>
  tx.db
    .select({ details: auditLog.details })
    .from(auditLog)
    .where(
      and(eq(auditLog.subject, subject), eq(auditLog.actor, `ops:${memberId}`), eq(auditLog.action, action)),
    );

/**
 * Lets a member judge only a paper that she has opened herself. A paper without a file is told by its facts alone.
 * @throws ServiceError `conflict`.
 */
export async function refuseUnseenPaper(
  tx: Transaction,
  memberId: string,
  paper: DocumentRow,
): Promise<void> {
  if (paper.fileKey !== null && !(await hasOpened(tx, memberId, paper)))
    throw new ServiceError('conflict', 'paperNotOpened');
}

const hasOpened = (tx: Transaction, memberId: string, { id }: DocumentRow): Promise<boolean> =>
  hasLooked(tx, memberId, { action: 'document-opened', subject: `document:${id}` });

const hasLooked = async (...look: Parameters<typeof looksOf>): Promise<boolean> =>
  (await looksOf(...look)).length > 0;

/**
 * Lets a member judge only an attempt whose selfie and card she has opened herself, as far as they are kept.
 * @throws ServiceError `conflict`.
 */
export async function refuseUnseenPhotos(
  tx: Transaction,
  memberId: string,
  attemptId: string,
): Promise<void> {
  const kept = await tx.db
    .select({ part: identityImages.part })
    .from(identityImages)
    .where(and(eq(identityImages.jobId, attemptId), inArray(identityImages.part, comparedParts)));
  const subject = `identity:${attemptId}`;
  const looks = await looksOf(tx, memberId, { action: 'identity-photo-opened', subject });
  const seen = new Set(looks.map(({ details }) => details['photo']));
  if (kept.some(({ part }) => !seen.has(part))) throw new ServiceError('conflict', 'photosNotOpened');
}

/**
 * Lets a member judge a check, or its dispute, only when she has opened all evidence that is kept: the worker's current paper,
 * the evidence among the others, which shows what an earlier member saw, what colleagues attached, and the photos of the attempt
 * that waits for the team.
 * @throws ServiceError `conflict`.
 */
export async function refuseUnseenEvidence(
  tx: Transaction,
  memberId: string,
  check: CheckRow,
): Promise<void> {
  for (const paper of await keptPapers(tx, check))
    if (!(await hasOpened(tx, memberId, paper))) throw new ServiceError('conflict', 'papersNotOpened');
  for (const { id, addedBy } of await keptAttachments(tx.db, check))
    if (
      addedBy !== memberId &&
      !(await hasLooked(tx, memberId, { action: 'attachment-opened', subject: `attachment:${id}` }))
    )
      throw new ServiceError('conflict', 'attachmentsNotOpened');
  if (check.kind !== 'identity') return;
  const waiting = await tx.db.select({ id: identityJobs.id }).from(identityJobs).where(isWaiting(check));
  for (const { id } of waiting) await refuseUnseenPhotos(tx, memberId, id);
}

/** The attempt of a worker that waits for the team. Only its photos are open to a screen of ours. */
export const isWaiting = ({ workerId }: { readonly workerId: string }) =>
  and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, teamIdentityStates));
