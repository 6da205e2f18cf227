import { eq } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import type { Context } from '../../../context.ts';
import { stoppedNumbers, type WorkerRow, workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { lockNumber, numberHash, stoppedAt } from '../../messaging/sms/stopped-numbers.ts';

export interface WorkerDetails {
  readonly name: string | null;
  readonly phone: KenyanPhone;
  readonly location: string | null;
  readonly serviceType: string | null;
  readonly experienceYears?: number | null;
  readonly email?: string | null;
}

/** The second comes after the row that the first met was gone before it could be locked. */
const TRIES = 2;

/**
 * One account per phone: an invitation of somebody known changes nothing that she herself may have written. The row is
 * locked, so that nobody ends what was kept of her while she comes, or is asked, after all.
 */
export async function findOrCreateWorker(
  ctx: Context,
  tx: Transaction,
  details: WorkerDetails,
): Promise<WorkerRow> {
  for (let tried = 1; tried <= TRIES; tried += 1) {
    const [added] = await tx.db
      .insert(workers)
      .values({ ...details, createdAt: tx.now, updatedAt: tx.now })
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
 * A STOP that the number said before it had an account is that account's from now on: who asks her is told so, and she
 * herself takes it back, by START or in her app.
 */
async function keepStop(ctx: Context, tx: Transaction, workerId: string, phone: KenyanPhone): Promise<void> {
  const phoneHash = numberHash(ctx, phone);
  // A STOP of this very moment comes before this, or finds the account.
  await lockNumber(tx, phoneHash);
  const since = await stoppedAt(tx.db, phoneHash);
  if (since === undefined) return;
  await tx.db.update(workers).set({ optedOutAt: since }).where(eq(workers.id, workerId));
  await tx.db.delete(stoppedNumbers).where(eq(stoppedNumbers.phoneHash, phoneHash));
  tx.audit({
    actor: `worker:${workerId}`,
    action: 'opted-out',
    subject: `worker:${workerId}`,
    details: { before_account: true },
  });
}
