import { and, asc, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listColleagues as listColleaguesCall } from '@repo/api-client/contract/work';
import { mayDo } from '@repo/domain/team-permission';
import type { Context } from '../../context.ts';
import { opsMembers } from '../../db/schema/people.ts';

/** The other active members who may hold work, by name. */
export async function listColleagues(
  { db }: Context,
  memberId: string,
): Promise<AnswerOf<typeof listColleaguesCall>['colleagues']> {
  const rows = await db
    .select({ id: opsMembers.id, name: opsMembers.name, role: opsMembers.role })
    .from(opsMembers)
    .where(and(eq(opsMembers.status, 'active'), ne(opsMembers.id, memberId)))
    .orderBy(asc(opsMembers.name), asc(opsMembers.id));
  return rows.filter(({ role }) => mayDo(role, 'takeWork'));
}
