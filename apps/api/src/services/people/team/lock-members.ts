import { asc, inArray } from 'drizzle-orm';
import { mayDo } from '@repo/domain/team-permission';
import { opsMembers, type MemberRow } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';

/**
 * Locks the acting administrator and the members whom a change of the team concerns, in one order, so that two changes
 * at once do not block each other. The session was read before: another administrator may have ended the membership or
 * lowered the role since. Without this, two administrators who end each other at the same moment would leave nobody.
 * @returns the members by id.
 * @throws ServiceError `forbidden` when the acting member is no administrator any more.
 */
export async function lockMembers(
  tx: Transaction,
  actingId: string,
  concerned: readonly string[] = [],
): Promise<ReadonlyMap<string, MemberRow>> {
  const rows = await tx.db
    .select()
    .from(opsMembers)
    .where(inArray(opsMembers.id, [actingId, ...concerned]))
    .orderBy(asc(opsMembers.id))
    .for('update');
  const members = new Map(rows.map((row) => [row.id, row]));
  const acting = members.get(actingId);
  if (acting?.status !== 'active' || !mayDo(acting.role, 'manageTeam'))
    throw new ServiceError('forbidden', 'roleMayNot');
  return members;
}
