import { and, desc, eq, sql } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type {
  declareConflict as declareConflictCall,
  listOwnConflicts,
} from '@repo/api-client/contract/team-account';
import type { Context } from '../../../context.ts';
import { opsMembers } from '../../../db/schema/people.ts';
import { assignments } from '../../../db/schema/work.ts';
import { memberConflicts } from '../../../db/schema/team.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { endAssignments } from '../../work/assign.ts';
import { readPhone } from '../auth/read-phone.ts';
import { notFound, refusedField } from '../../../errors.ts';

/** The persons whom a member declared to know, the latest first. The whole phone is not shown again. */
export async function listConflicts(
  ctx: Context,
  memberId: string,
): Promise<AnswerOf<typeof listOwnConflicts>['conflicts']> {
  const rows = await ctx.db
    .select()
    .from(memberConflicts)
    .where(eq(memberConflicts.memberId, memberId))
    .orderBy(desc(memberConflicts.declaredAt), desc(memberConflicts.id));
  return rows.map(({ id, phone, reason, declaredAt }) => ({
    id,
    phone_end: phone.slice(-3),
    reason,
    declared_at: declaredAt.toISOString(),
  }));
}

/**
 * Declares that a member knows the holder of a phone. A repeated declaration changes nothing, and none is taken back.
 * @throws ServiceError `invalid` for an invalid phone, the member's own, or without a reason.
 */
export async function declareConflict(
  ctx: Context,
  memberId: string,
  { phone: typed, reason }: BodyOf<typeof declareConflictCall>,
): Promise<void> {
  const phone = readPhone(typed);
  if (reason.trim() === '') throw refusedField('reason', 'conflictReasonMissing');
  await withTransaction(ctx, async (tx) => {
    // So that no claim of hers begins before the declaration and ends after it.
    const [member] = await tx.db
      .select()
      .from(opsMembers)
      .where(eq(opsMembers.id, memberId))
      .for('no key update');
    if (member === undefined) throw notFound('memberNotFound');
    if (member.phone === phone) throw refusedField('phone', 'conflictWithSelf');
    const added = await tx.db
      .insert(memberConflicts)
      .values({ memberId, phone, reason: reason.trim(), declaredAt: tx.now })
      .onConflictDoNothing({ target: [memberConflicts.memberId, memberConflicts.phone] })
      .returning({ id: memberConflicts.id });
    const [conflict] = added;
    if (conflict === undefined) return;
    await endAssignments(
      tx,
      and(
        eq(assignments.memberId, memberId),
        sql`member_knows_work(${memberId}::uuid, ${assignments.subjectKind}, ${assignments.subjectId}, ${assignments.workerId})`,
      ),
      'conflict',
    );
    tx.audit({ actor: `ops:${memberId}`, action: 'conflict-declared', subject: `conflict:${conflict.id}` });
  });
}
