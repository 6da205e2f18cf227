import { and, desc, eq, inArray } from 'drizzle-orm';
import { identityWaitsOn, openIdentityStates } from '@repo/domain/identity-check';
import { identityJobs } from '../../../db/schema/identity.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** On whom the identity of a worker waits when a case is opened. */
export async function identityWaitsOnNow(
  tx: Transaction,
  workerId: string,
): Promise<ReturnType<typeof identityWaitsOn>> {
  const [open] = await tx.db
    .select({ state: identityJobs.state })
    .from(identityJobs)
    .where(and(eq(identityJobs.workerId, workerId), inArray(identityJobs.state, openIdentityStates)))
    .orderBy(desc(identityJobs.attempt))
    .limit(1);
  return identityWaitsOn(open?.state ?? null);
}
