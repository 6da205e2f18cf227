import { and, count, eq, gt, sql } from 'drizzle-orm';
import { INVITATIONS_PER_EMPLOYER_PER_DAY, INVITATIONS_PER_WORKER_PER_DAY } from '@repo/domain/invitation';
import { invitations } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { assertMayAsk } from '../../access/assert-may-ask.ts';

const DAY_SECONDS = 86_400;

/**
 * Checks whether this employer may invite this worker now. The caller holds the worker's lock. This function
 * takes the employer's lock. So the counts stay valid until the invitation is stored.
 * @returns false when other employers have invited the worker often today: she is told nothing, and the employer
 * does not learn of it.
 * @throws ServiceError `conflict` while she refuses this employer; `too-many` past the employer's limit of a day.
 */
export async function holdInvitationLimits(
  tx: Transaction,
  employerId: string,
  worker: WorkerRow,
): Promise<boolean> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${employerId}`}, 0))`);
  const since = gt(invitations.createdAt, new Date(tx.now.getTime() - DAY_SECONDS * 1000));
  const sent = async (which: ReturnType<typeof eq>) => {
    const [row] = await tx.db.select({ sent: count() }).from(invitations).where(and(which, since));
    return row?.sent ?? 0;
  };
  if ((await sent(eq(invitations.employerId, employerId))) >= INVITATIONS_PER_EMPLOYER_PER_DAY)
    throw new ServiceError('too-many', 'invitationsTooOften', { retryAfterSeconds: DAY_SECONDS });
  await assertMayAsk(tx.db, employerId, worker.id, tx.now);
  return (await sent(eq(invitations.workerId, worker.id))) < INVITATIONS_PER_WORKER_PER_DAY;
}
