import { eq } from 'drizzle-orm';
import { writtenName } from '@repo/domain/identity-name';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { changeState } from './change-state.ts';
import { attemptsOf, lockJob } from './job-row.ts';
import { readIdentityStatus, type IdentityStatus } from './read-status.ts';

/**
 * Stores a worker's answer about which name is right. The name on her ID becomes the name of her profile, and
 * her identity is verified under it. If the name is another person's, our team reviews the attempt.
 * @throws ServiceError `conflict` when the worker is not asked about a name.
 */
export async function chooseName(
  ctx: Context,
  workerId: string,
  choice: 'id_name' | 'not_mine',
): Promise<IdentityStatus> {
  const [latest] = await attemptsOf(ctx.db, workerId);
  await withTransaction(ctx, async (tx) => {
    const locked = latest === undefined ? undefined : await lockJob(tx, latest.id);
    if (locked?.job.state !== 'name_differs' || locked.job.nameOnId === null)
      throw new ServiceError('conflict', 'nameQuestionClosed');
    const actor = `worker:${workerId}`;
    if (choice === 'not_mine') {
      await changeState(ctx, tx, locked, { state: 'review', reason: 'name_disputed', actor });
      return;
    }
    const { decidedBy, secondedBy, nameOnId } = locked.job;
    const name = writtenName(nameOnId);
    await tx.db
      .update(workers)
      .set({ name, profileUpdatedAt: tx.now, updatedAt: tx.now })
      .where(eq(workers.id, workerId));
    tx.audit({
      actor,
      action: 'profile-saved',
      subject: `worker:${workerId}`,
      details: { fields: 'name', identity: locked.job.id },
    });
    const names = { nameGiven: name, nameOnId };
    await changeState(ctx, tx, locked, {
      state: 'verified',
      names,
      reason: null,
      actor,
      decidedBy,
      secondedBy,
      // A job of the version before was approved by one.
      columns: { decidedAlone: decidedBy !== null && secondedBy === null },
    });
  });
  return readIdentityStatus(ctx, workerId);
}
