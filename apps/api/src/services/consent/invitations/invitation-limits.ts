import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import {
  INVITATIONS_PER_EMPLOYER_PER_DAY,
  INVITATIONS_PER_WORKER_PER_DAY,
  mayInviteAgainAt,
} from '@repo/domain/invitation';
import type { Refusal } from '@repo/domain/refusals/refusal';
import { invitations } from '../../../db/schema/consents.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

const DAY_SECONDS = 86_400;

/**
 * Checks whether this employer may invite this worker now. The caller holds the worker's lock. This function
 * takes the employer's lock. So the counts stay valid until the invitation is stored.
 * @throws ServiceError `conflict` when the worker wants no messages or has declined lately; `too-many` past
 * the limits of a day.
 */
export async function holdInvitationLimits(
  tx: Transaction,
  employerId: string,
  worker: WorkerRow,
): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`invitations:${employerId}`}, 0))`);
  const since = gt(invitations.createdAt, new Date(tx.now.getTime() - DAY_SECONDS * 1000));
  const sent = async (which: ReturnType<typeof eq>) => {
    const [row] = await tx.db.select({ sent: count() }).from(invitations).where(and(which, since));
    return row?.sent ?? 0;
  };
  if ((await sent(eq(invitations.employerId, employerId))) >= INVITATIONS_PER_EMPLOYER_PER_DAY)
    throw tooMany('invitationsTooOften');
  // This check comes after the employer's limit. Otherwise an employer past the limit could learn of number
  // after number whether its holder said STOP, and no message would show that.
  if (worker.optedOutAt !== null) throw new ServiceError('conflict', 'workerNotInvitable');
  await holdNo(tx, employerId, worker.id);
  if ((await sent(eq(invitations.workerId, worker.id))) >= INVITATIONS_PER_WORKER_PER_DAY)
    throw tooMany('workerInvitedTooOften');
}

async function holdNo(tx: Transaction, employerId: string, workerId: string): Promise<void> {
  const [no] = await tx.db
    .select({ at: invitations.answeredAt })
    .from(invitations)
    .where(
      and(
        eq(invitations.employerId, employerId),
        eq(invitations.workerId, workerId),
        eq(invitations.status, 'declined'),
      ),
    )
    .orderBy(desc(invitations.answeredAt))
    .limit(1);
  if (no?.at == null) return;
  const again = mayInviteAgainAt(no.at);
  if (again > tx.now)
    throw new ServiceError('conflict', { code: 'invitationRests', parameters: { day: again } });
}

const tooMany = (refusal: Refusal) =>
  new ServiceError('too-many', refusal, { retryAfterSeconds: DAY_SECONDS });
