import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { refereeNotices, workerReferences } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockWorker } from '../../access/lock-worker.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { forgetAnswers } from './calls.ts';
import type { NoticeRow } from './name-referee.ts';
import { followReferences } from './follow-references.ts';
import { numberHash } from '../../messaging/sms/stopped-numbers.ts';

export interface Refusal {
  readonly workerId: string;
  readonly phone: string;
  readonly by: 'sms' | 'call';
  /** The actor of the change, in the form of the audit trail. */
  readonly actor: string;
}

/**
 * Marks a reference as refused, before or after a call. The number and the referee's statement are deleted,
 * and the worker's score follows. The worker is told that she may name another referee. The service does not
 * ask the referee about this worker again.
 * @returns false when there is no such reference any more.
 */
export async function refuseReference(
  ctx: Context,
  tx: Transaction,
  { workerId, phone, by, actor }: Refusal,
): Promise<boolean> {
  await lockWorker(tx, workerId);
  await tx.db
    .update(refereeNotices)
    .set({ refusedAt: tx.now, refusedBy: by })
    .where(
      and(
        eq(refereeNotices.workerId, workerId),
        eq(refereeNotices.phoneHash, numberHash(ctx, phone)),
        isNull(refereeNotices.refusedAt),
      ),
    );
  const [refused] = await tx.db
    .update(workerReferences)
    .set({ status: 'refused', refusedAt: tx.now, phone: null, feedback: null, verifiedAt: null })
    .where(
      and(
        eq(workerReferences.workerId, workerId),
        eq(workerReferences.phone, phone),
        ne(workerReferences.status, 'refused'),
      ),
    )
    .returning();
  if (refused === undefined) return false;
  await forgetAnswers(tx, refused.id);
  tx.audit({
    actor,
    action: 'reference-refused',
    subject: `reference:${refused.id}`,
    details: { worker: workerId, by },
  });
  await notifyWorkerInApp(ctx, tx, workerId, {
    news: { kind: 'reference_refused', values: { reference: refused.name } },
    key: `reference-refused:${refused.id}`,
    sms: { idempotencyKey: `reference-refused:${refused.id}`, say: (words) => words.referenceRefused },
  });
  tx.factsChanged(workerId);
  await followReferences(tx, workerId, actor);
  return true;
}

/** The same for the holder of a number who wrote NO or STOP. */
export const refuseBySms = (
  ctx: Context,
  tx: Transaction,
  { workerId, id }: Pick<NoticeRow, 'workerId' | 'id'>,
  phone: string,
): Promise<boolean> => refuseReference(ctx, tx, { workerId, phone, by: 'sms', actor: `referee:${id}` });
