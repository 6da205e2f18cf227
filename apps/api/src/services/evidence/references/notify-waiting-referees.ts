import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isKenyanPhone } from '@repo/domain/phone';
import { REFEREE_MESSAGES_PER_DAY } from '@repo/domain/referee';
import type { Context } from '../../../context.ts';
import { refereeNotices, workerReferences, workers } from '../../../db/schema/people.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { notifyReferee } from './name-referee.ts';
import { lockNumber, numberHash } from '../../messaging/sms/stopped-numbers.ts';

const BATCH = 200;
const DAY_MILLISECONDS = 86_400_000;

/** One whose number has had its messages of the day is left alone, so that it stands in nobody's way. */
const mayBeTold = (now: Date) =>
  sql`(select count(*) from ${refereeNotices} told where told.phone_hash = ${refereeNotices.phoneHash} and told.told_at > ${new Date(now.getTime() - DAY_MILLISECONDS)}) < ${REFEREE_MESSAGES_PER_DAY}`;

/** Has those told whose number had its messages of the day when they were named, where they still are on the list. */
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
  // Whoever refuses takes this lock: who has just said no is neither written to nor forgotten.
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
  // Taken back meanwhile: there is nothing to tell. Named again, it is told as if for the first time.
  if (row === undefined) await tx.db.delete(refereeNotices).where(byId);
  else if (row.phone !== null && isKenyanPhone(row.phone))
    await notifyReferee(ctx, tx, notice, { workerName: row.name ?? '', phone: row.phone });
}
