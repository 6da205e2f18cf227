import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isKenyanPhone } from '@repo/domain/phone';
import { REFEREE_MESSAGES_PER_DAY } from '@repo/domain/referee';
import { DAY_MILLISECONDS } from '@repo/domain/durations';
import type { Context } from '../../../context.ts';
import { refereeNotices, workerReferences, workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { notifyReferee } from './name-referee.ts';
import { lockNumber, numberHash } from '../../messaging/sms/stopped-numbers.ts';

const BATCH = 200;

/** Excludes the numbers that have reached the daily limit, so that they do not block the others. */
const mayBeTold = (now: Date) =>
  sql`(select count(*) from ${refereeNotices} told where told.phone_hash = ${refereeNotices.phoneHash} and told.told_at > ${new Date(now.getTime() - DAY_MILLISECONDS)}) < ${REFEREE_MESSAGES_PER_DAY}`;

/**
 * Sends the notices that had to wait for the daily limit of their number, if the reference is still on the
 * list.
 */
export async function notifyWaitingReferees(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: refereeNotices.id })
    .from(refereeNotices)
    .where(and(isNull(refereeNotices.toldAt), isNull(refereeNotices.refusedAt), mayBeTold(ctx.clock.now())))
    .orderBy(asc(refereeNotices.createdAt))
    .limit(BATCH);
  await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, (tx) => tellLater(ctx, tx, id)),
    'a referee cannot be told',
  );
}

async function tellLater(ctx: Context, tx: Transaction, id: string): Promise<void> {
  const byId = eq(refereeNotices.id, id);
  const [found] = await tx.db.select().from(refereeNotices).where(byId);
  if (found === undefined) return;
  // A refusal takes this lock too. A referee who has just refused gets no message, and the stored refusal
  // stays.
  await lockWorker(tx, found.workerId);
  await lockNumber(tx, found.phoneHash);
  const [notice] = await tx.db
    .select()
    .from(refereeNotices)
    .where(and(byId, isNull(refereeNotices.toldAt), isNull(refereeNotices.refusedAt)));
  if (notice === undefined) return;
  const rows = await tx.db
    .select({ name: workers.name, phone: workerReferences.phone })
    .from(workerReferences)
    .innerJoin(workers, eq(workers.id, workerReferences.workerId))
    .where(eq(workerReferences.workerId, notice.workerId));
  const row = rows.find(({ phone }) => phone !== null && numberHash(ctx, phone) === notice.phoneHash);
  // The worker removed the reference meanwhile, so no notice is due. If she names the number again, its
  // notice is the first one again.
  if (row === undefined) await tx.db.delete(refereeNotices).where(byId);
  else if (row.phone !== null && isKenyanPhone(row.phone))
    await notifyReferee(ctx, tx, notice, { workerName: row.name ?? '', phone: row.phone });
}
