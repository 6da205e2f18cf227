import { and, eq } from 'drizzle-orm';
import { coversLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { consentRequests, invitations } from '../../../db/schema/consents.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { packages } from '../../../db/schema/purchases.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notFound, ServiceError } from '../../../errors.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { tellOfWithdrawal, withdrawRequests } from '../consent-requests/withdraw-request.ts';
import type { ConsentRequestRow } from '../consent-requests/request-consent.ts';
import { isMeant } from './is-meant.ts';
import { createInvitation, findOpenInvitation, type InvitationRow } from './create-invitation.ts';

interface Changed {
  readonly invitation: InvitationRow;
  /** Whether the worker is asked anew, because the package looks deeper than the question that she has. */
  readonly isAskedAnew: boolean;
}

/**
 * Takes an open invitation back. The worker reads it in her app, and her later answer opens nothing.
 * @throws ServiceError `not-found` without an invitation of this worker by this employer; `conflict` when it is not open any
 * more.
 */
export async function withdrawInvitation(ctx: Context, employerId: string, id: string): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const { open } = await lockOpen(tx, employerId, id);
    for (const request of await takeBack(tx, open)) await tellOfWithdrawal(ctx, tx, request);
  });
}

/**
 * Changes the package of an open invitation. A consent names its level (decisions 6). A package within the level of the
 * question is covered by it. For a deeper one the question is taken back and a new one is sent, under the limits of a new
 * invitation.
 * @throws ServiceError `invalid` for a package that is not on sale; `not-found` and `conflict` as `withdrawInvitation`;
 * `too-many` past the limits, and then the old question stays.
 */
export async function changeInvitation(
  ctx: Context,
  employerId: string,
  id: string,
  packageId: number,
): Promise<Changed> {
  return withTransaction(ctx, async (tx) => {
    const [sold] = await tx.db
      .select({ id: packages.id, level: packages.level })
      .from(packages)
      .where(eq(packages.id, packageId));
    if (sold === undefined)
      throw new ServiceError('invalid', 'packageMissing', { fields: { package_id: 'packageMissing' } });
    const { worker, open } = await lockOpen(tx, employerId, id);
    const [question] = await tx.db
      .select({ level: consentRequests.level })
      .from(consentRequests)
      .where(eq(consentRequests.invitationId, open.id));
    if (question?.level != null && coversLevel(question.level, sold.level)) {
      if (open.packageId === packageId) return { invitation: open, isAskedAnew: false };
      tx.audit({
        actor: `employer:${employerId}`,
        action: 'invitation-changed',
        subject: `invitation:${open.id}`,
        details: { worker: worker.id, from: open.packageId, to: packageId },
      });
      await tx.db.update(invitations).set({ packageId }).where(eq(invitations.id, open.id));
      return { invitation: { ...open, packageId }, isAskedAnew: false };
    }
    // Her app shows the new question in place of the old one. News of the old one would only confuse her.
    await takeBack(tx, open);
    return { invitation: await createInvitation(ctx, tx, employerId, worker, sold), isAskedAnew: true };
  });
}

/**
 * Locks the worker, so that her answer comes before all of this or after it. The id is that of the prospect as whom this
 * employer invited her.
 */
async function lockOpen(
  tx: Transaction,
  employerId: string,
  id: string,
): Promise<{ readonly worker: WorkerRow; readonly open: InvitationRow }> {
  const [invited] = await tx.db
    .select({ workerId: invitations.workerId })
    .from(invitations)
    .where(and(eq(invitations.employerId, employerId), isMeant(tx.db, { employerId, now: tx.now }, id)))
    .limit(1);
  if (invited === undefined) throw notFound('invitationNotFound');
  const worker = await lockWorker(tx, invited.workerId);
  const open = await findOpenInvitation(tx, employerId, worker.id);
  if (open === undefined) throw new ServiceError('conflict', 'invitationNotOpen');
  return { worker, open };
}

/** Returns the questions that were still open. */
async function takeBack(tx: Transaction, open: InvitationRow): Promise<ConsentRequestRow[]> {
  await tx.db.update(invitations).set({ status: 'withdrawn' }).where(eq(invitations.id, open.id));
  tx.audit({
    actor: `employer:${open.employerId}`,
    action: 'invitation-withdrawn',
    subject: `invitation:${open.id}`,
    details: { worker: open.workerId, package: open.packageId },
  });
  return withdrawRequests(tx, { invitationId: open.id });
}
