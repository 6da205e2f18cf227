import { and, eq, sql } from 'drizzle-orm';
import { mayDo } from '@repo/domain/team-permission';
import type { TeamRole } from '@repo/domain/team-role';
import { permissionOfWork, workKinds } from '@repo/domain/work-queue';
import { assignments } from '../../db/schema/work.ts';
import type { Transaction } from '../../db/transaction.ts';
import { endAssignments } from './assign.ts';
import { looksBelow } from './lock-work.ts';
import { workSources } from './work-sources.ts';

/** Takes out of the hands of a member what a role does not work on, and what it may not give the next verdict on. */
export async function endForRole(tx: Transaction, memberId: string, role: TeamRole): Promise<void> {
  for (const kind of workKinds) {
    const { table, looks } = workSources[kind](tx.now);
    const beyond = sql`exists (select from ${table} where s.id = ${assignments.subjectId} and ${looks} >= ${looksBelow(role)})`;
    await endAssignments(
      tx,
      and(
        eq(assignments.memberId, memberId),
        eq(assignments.subjectKind, kind),
        mayDo(role, permissionOfWork[kind]) ? beyond : undefined,
      ),
      'other_role',
    );
  }
}
