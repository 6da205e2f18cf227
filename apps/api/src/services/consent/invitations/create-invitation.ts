import { and, eq, gt } from 'drizzle-orm';
import { INVITATION_EXPIRES_AFTER_HOURS } from '@repo/domain/invitation';
import type { PackageLevel } from '@repo/domain/packages';
import { HOUR_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { consentRequests, invitations } from '../../../db/schema/consents.ts';
import { employers, type WorkerRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { readableCode } from '../../../security/tokens.ts';
import { answerConsentRequest } from '../consent-requests/answer-consent-request.ts';
import { requestConsent } from '../consent-requests/request-consent.ts';
import { holdInvitationLimits } from './invitation-limits.ts';
import { linkOf } from '../invitation-link.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** 49 bits. With a limit on the number of attempts, a code cannot be found by guessing. */
const CODE_LETTERS = 10;

export interface SoldPackage {
  readonly id: number;
  readonly level: PackageLevel;
}

/** The invitation of this worker by this employer that she can still answer. The caller has locked the worker. */
export async function findOpenInvitation(
  tx: Transaction,
  employerId: string,
  workerId: string,
): Promise<InvitationRow | undefined> {
  const [open] = await tx.db
    .select()
    .from(invitations)
    .where(
      and(
        eq(invitations.employerId, employerId),
        eq(invitations.workerId, workerId),
        eq(invitations.status, 'pending'),
        gt(invitations.expiresAt, tx.now),
      ),
    );
  return open;
}

/**
 * Stores an invitation and asks the worker by SMS. The caller has locked the worker, and she has no open invitation of this
 * employer.
 * @throws ServiceError `conflict` while she refuses this employer; `too-many` past the employer's limit of a day.
 */
export async function createInvitation(
  ctx: Context,
  tx: Transaction,
  employerId: string,
  worker: WorkerRow,
  sold: SoldPackage,
): Promise<InvitationRow> {
  const isTold = await holdInvitationLimits(tx, employerId, worker);
  await endLapsed(ctx, tx, employerId, worker.id);
  const [invitation] = await tx.db
    .insert(invitations)
    .values({
      employerId,
      workerId: worker.id,
      packageId: sold.id,
      code: readableCode(CODE_LETTERS),
      createdAt: tx.now,
      expiresAt: new Date(tx.now.getTime() + INVITATION_EXPIRES_AFTER_HOURS * HOUR_MILLISECONDS),
    })
    .returning();
  const [employer] = await tx.db
    .select({ id: employers.id, name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (invitation === undefined || employer === undefined) throw new Error('The invitation was not stored');
  await requestConsent(ctx, tx, {
    kind: 'invitation',
    level: sold.level,
    isTold,
    worker,
    employer,
    invitationId: invitation.id,
    ...linkOf(ctx, invitation),
    idempotencyKey: `invitation:${invitation.id}`,
  });
  return invitation;
}

/**
 * Expires an invitation that has run out and that the scheduled job has not ended yet. It must not block a
 * new one. Its consent request ends with it.
 */
async function endLapsed(ctx: Context, tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const lapsed = await tx.db
    .select({ consentRequestId: consentRequests.id })
    .from(invitations)
    .innerJoin(consentRequests, eq(consentRequests.invitationId, invitations.id))
    .where(
      and(
        eq(invitations.employerId, employerId),
        eq(invitations.workerId, workerId),
        eq(invitations.status, 'pending'),
      ),
    );
  for (const { consentRequestId } of lapsed)
    await answerConsentRequest(ctx, tx, consentRequestId, 'expired', null);
}
