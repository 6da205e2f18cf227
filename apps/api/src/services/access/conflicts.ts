import { eq, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { opsMembers } from '../../db/schema/people.ts';
import { ServiceError } from '../../errors.ts';

/**
 * Whether a member knows a worker, her household or her referees: by her own phone, by her own account as an employer, or
 * by a person whom she declared (decisions 14). The rule stands in the database, whose triggers hold it too.
 */
export const hasConflict = (
  memberId: AnyPgColumn | string,
  workerId: AnyPgColumn | SQL | string,
): SQL<boolean> => sql<boolean>`member_has_conflict(${memberId}::uuid, ${workerId}::uuid)`;

/** Leaves out of a list what a member has a conflict with. The database finds the few workers once, not for each row. */
export const withoutConflict = (memberId: string, workerId: AnyPgColumn | SQL): SQL =>
  sql`${workerId} <> all (array(select known.worker_id from workers_known_to(${memberId}::uuid) known))`;

/** Whether the member knows somebody around this worker, or is unknown. */
export async function knowsWorker(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  workerId: string,
): Promise<boolean> {
  const [member] = await db
    .select({ knows: hasConflict(memberId, workerId) })
    .from(opsMembers)
    .where(eq(opsMembers.id, memberId));
  return member?.knows ?? true;
}

/** @throws ServiceError `forbidden` when the member knows somebody around this worker. */
export async function refuseConflict(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  workerId: string,
): Promise<void> {
  if (await knowsWorker(db, memberId, workerId)) throw new ServiceError('forbidden', 'memberConflict');
}
