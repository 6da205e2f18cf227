import { eq } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { stoppedNumbers, type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { placeColumns } from './place-columns.ts';
import { lockNumber, numberHash, readStop } from '../../messaging/sms/stopped-numbers.ts';

export interface WorkerDetails {
  readonly name: string | null;
  readonly phone: KenyanPhone;
  readonly location: string | null;
  readonly serviceType: string | null;
  readonly experienceYears?: number | null;
  readonly email?: string | null;
}

/** The second attempt is for a row that was deleted before the first attempt could lock it. */
const TRIES = 2;

/**
 * Finds the account of a phone or creates it. There is one account per phone: the invitation of a known
 * worker changes nothing that she may have written herself. The row is locked, so that no retention rule
 * deletes it while she signs in or is invited.
 */
export async function findOrCreateWorker(
  ctx: Context,
  tx: Transaction,
  details: WorkerDetails,
): Promise<WorkerRow> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const [added] = await tx.db
      .insert(workers)
      .values({ ...details, ...placeColumns(details.location), createdAt: tx.now, updatedAt: tx.now })
      .onConflictDoNothing({ target: workers.phone })
      .returning({ id: workers.id });
    if (added !== undefined) await keepStop(ctx, tx, added.id, details.phone);
    const [worker] = await tx.db
      .select()
      .from(workers)
      .where(eq(workers.phone, details.phone))
      .for('no key update');
    if (worker !== undefined) return worker;
  }
  throw new Error('The worker was not stored');
}

/**
 * Moves a STOP that the number said before it had an account to that account, or the START that took it back. An employer who asks the worker
 * is told so. She can take it back by START or in her app.
 */
async function keepStop(ctx: Context, tx: Transaction, workerId: string, phone: KenyanPhone): Promise<void> {
  const phoneHash = numberHash(ctx, phone);
  // A STOP at the same moment comes before this, or finds the account.
  await lockNumber(tx, phoneHash);
  const said = await readStop(tx.db, phoneHash);
  if (said === undefined) return;
  await tx.db
    .update(workers)
    .set({ optedOutAt: said.stoppedAt, optedInAt: said.startedAt })
    .where(eq(workers.id, workerId));
  await tx.db.delete(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, phoneHash));
  if (said.stoppedAt === null) return;
  tx.audit({
    actor: `worker:${workerId}`,
    action: 'opted-out',
    subject: `worker:${workerId}`,
    details: { before_account: true },
  });
}
