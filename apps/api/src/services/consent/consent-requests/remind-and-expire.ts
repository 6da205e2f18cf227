import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { consentRequests } from '../../../db/schema/consents.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { answerConsentRequest } from './answer-consent-request.ts';
import { sendAgain } from './send-again.ts';

const BATCH = 200;

/**
 * Ends the consent requests whose 48 hours have passed. Reminds once about those that have waited for 24
 * hours. An error in one request does not stop the others, because refunds depend on them.
 */
export async function remindAndExpire(ctx: Context): Promise<void> {
  await expireDue(ctx);
  await remindDue(ctx);
}

async function expireDue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(and(eq(consentRequests.status, 'open'), lte(consentRequests.expiresAt, ctx.clock.now())))
    .orderBy(consentRequests.expiresAt)
    .limit(BATCH);
  const processed = await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => answerConsentRequest(ctx, tx, id, 'expired', null)),
    'a question that ran out cannot be ended',
  );
  if (due.length === BATCH && processed > 0) await ctx.jobs.enqueue('scheduled.consent-requests', {});
}

async function remindDue(ctx: Context): Promise<void> {
  const now = ctx.clock.now();
  const due = await ctx.db
    .select({ id: consentRequests.id })
    .from(consentRequests)
    .where(
      and(
        eq(consentRequests.status, 'open'),
        isNull(consentRequests.remindedAt),
        lte(consentRequests.remindAt, now),
        gt(consentRequests.expiresAt, now),
      ),
    )
    .limit(BATCH);
  await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => remind(ctx, tx, id)),
    'somebody cannot be reminded of a question',
  );
}

async function remind(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const [request] = await tx.db
    .update(consentRequests)
    .set({ remindedAt: tx.now })
    .where(
      and(eq(consentRequests.id, id), eq(consentRequests.status, 'open'), isNull(consentRequests.remindedAt)),
    )
    .returning();
  if (request === undefined) return;
  const [worker] = await tx.db.select().from(workers).where(eq(workers.id, request.workerId));
  if (worker === undefined || worker.optedOutAt !== null) return;
  await sendAgain(ctx, tx, request, worker, 'consent-request-reminder');
  tx.audit({
    actor: 'system',
    action: 'consent-request-reminded',
    subject: `consent-request:${id}`,
    details: { worker: request.workerId },
  });
}
