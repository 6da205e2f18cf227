import { eq } from 'drizzle-orm';
import { workerLooks, type LookKind } from '../../../db/schema/looks.ts';
import { employers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/** Stores that an employer looked at workers, for their lists of who looked (decisions 5 and 6). */
export async function recordLooks(
  tx: Transaction,
  employerId: string,
  kind: LookKind,
  workerIds: readonly string[],
): Promise<void> {
  if (workerIds.length === 0) return;
  const [employer] = await tx.db
    .select({ name: employers.name })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (employer === undefined) throw new Error('The employer of a session is gone');
  await tx.db.insert(workerLooks).values(
    workerIds.map((workerId) => ({
      workerId,
      employerId,
      employerName: employer.name,
      kind,
      lookedAt: tx.now,
    })),
  );
}
