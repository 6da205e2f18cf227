import { eq, sql } from 'drizzle-orm';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import { permissionOfWork, type WorkKind } from '@repo/domain/work-queue';
import { opsMembers } from '../../db/schema/people.ts';
import type { Transaction } from '../../db/transaction.ts';
import { notFound, ServiceError } from '../../errors.ts';
import { presentWork, readWork, type Work, type WorkRow } from './read-work.ts';
import { workSources } from './work-sources.ts';

/** A member of the team, as the calls about work know one. */
export interface Member {
  readonly id: string;
  readonly role: TeamRole;
}

/** Two members may differ. A third one, who may settle, then decides (decisions 14). */
const MEMBERS = 3;

/** A role may give the next verdict on work about which fewer members had a say. */
export const looksBelow = (role: TeamRole): number => (mayDo(role, 'settle') ? MEMBERS : MEMBERS - 1);

/** @throws ServiceError `forbidden` when a role does not work on a kind. */
export function assertKind(role: TeamRole, kind: WorkKind): void {
  if (!mayDo(role, permissionOfWork[kind])) throw new ServiceError('forbidden', 'workOfAnotherRole');
}

/**
 * Holds the membership and the role of a member as her session had them, until the end of the transaction. Whoever ends
 * one of them then also finds what she takes.
 * @throws ServiceError `forbidden` when she has left, or has another role.
 */
export async function lockMember(tx: Transaction, { id, role }: Member): Promise<void> {
  const [row] = await tx.db.select().from(opsMembers).where(eq(opsMembers.id, id)).for('share');
  if (row?.status !== 'active' || row.role !== role) throw new ServiceError('forbidden', 'roleMayNot');
}

/**
 * Locks a piece of work in which somebody has something to do.
 * @throws ServiceError `not-found`, or `conflict` when there is nothing left to do.
 */
export async function lockWork(tx: Transaction, kind: WorkKind, id: string): Promise<WorkRow> {
  const { table } = workSources[kind](tx.now);
  await tx.db.execute(sql`select s.id from ${table} where s.id = ${id} for no key update of s`);
  const row = await readWork(tx.db, kind, id, tx.now);
  if (row === undefined) throw notFound('workNotFound');
  if (!row.is_open && !row.is_waiting) throw new ServiceError('conflict', 'workNotOpen');
  return row;
}

/** Whether a member had a say in a piece of work already. */
export async function hadSay(
  tx: Transaction,
  kind: WorkKind,
  { id }: Pick<WorkRow, 'id'>,
  memberId: string,
): Promise<boolean> {
  const { table, saidBy } = workSources[kind](tx.now);
  const { rows } = await tx.db.execute(
    sql`select s.id from ${table} where s.id = ${id} and ${saidBy(memberId)}`,
  );
  return rows.length > 0;
}

/** A piece of work as it stands in the transaction, for a member. */
export async function presentLocked(
  tx: Transaction,
  kind: WorkKind,
  id: string,
  readerId: string,
): Promise<Work> {
  const row = await readWork(tx.db, kind, id, tx.now);
  if (row === undefined) throw notFound('workNotFound');
  return presentWork(kind, row, { readerId, now: tx.now });
}
