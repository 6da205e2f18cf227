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

/** A piece of work, or a case. `workerId` is null for work about a phone. */
interface ConflictSubject {
  readonly kind: string;
  readonly id: string;
  readonly workerId: string | null;
}

/** Whether a member knows somebody around a piece of work: by its phone where it is about one, else by its worker. */
export const knowsWork = (memberId: AnyPgColumn | string, { kind, id, workerId }: ConflictSubject) =>
  sql<boolean>`member_knows_work(${memberId}::uuid, ${kind}, ${id}::uuid, ${workerId}::uuid)`;

/** The workers and the phones that a member knows: two arrays. */
export interface KnownTo {
  readonly workers: SQL;
  readonly phones: SQL;
}

/** The database finds the few whom she knows once for a list, not for each row. */
export const knownTo = (memberId: string): KnownTo => ({
  workers: sql`array(select known.worker_id from workers_known_to(${memberId}::uuid) known)`,
  phones: sql`array(select known.phone from phones_known_to(${memberId}::uuid) known)`,
});

/** Leaves out of a list what a member has a conflict with. */
export const withoutConflict = (memberId: string, workerId: AnyPgColumn | SQL): SQL =>
  sql`${workerId} <> all (${knownTo(memberId).workers})`;

/** Whether a condition about a member holds, or she is unknown. */
async function holdsFor(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  condition: SQL<boolean>,
): Promise<boolean> {
  const [member] = await db.select({ holds: condition }).from(opsMembers).where(eq(opsMembers.id, memberId));
  return member?.holds ?? true;
}

/** Whether the member knows somebody around a piece of work, or is unknown. */
export const knowsAbout = (
  db: Pick<Queryable, 'select'>,
  memberId: string,
  subject: ConflictSubject,
): Promise<boolean> => holdsFor(db, memberId, knowsWork(memberId, subject));

/** @throws ServiceError `forbidden` when the member knows somebody around a piece of work. */
export async function refuseConflictAbout(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  subject: ConflictSubject,
): Promise<void> {
  if (await knowsAbout(db, memberId, subject)) throw new ServiceError('forbidden', 'memberConflict');
}

/** @throws ServiceError `forbidden` when the member knows somebody around this worker. */
export async function refuseConflict(
  db: Pick<Queryable, 'select'>,
  memberId: string,
  workerId: string,
): Promise<void> {
  if (await holdsFor(db, memberId, hasConflict(memberId, workerId)))
    throw new ServiceError('forbidden', 'memberConflict');
}
