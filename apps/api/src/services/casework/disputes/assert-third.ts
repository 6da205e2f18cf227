import { eq } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import { membersWithSay } from '../verdicts/verdicts-about.ts';
import type { DisputeRow } from './present-dispute.ts';

/**
 * A dispute is decided by a member who had no say in its finding (decisions 14). The database holds the same rule.
 * @throws ServiceError `conflict`.
 */
export async function assertThird(tx: Transaction, memberId: string, dispute: DisputeRow): Promise<void> {
  const had = await membersWithSayIn(tx, dispute);
  if (had.includes(memberId)) throw new ServiceError('conflict', 'disputeByThird');
}

/** Who had a say in the finding of a dispute, each once. */
export async function membersWithSayIn(
  tx: Transaction,
  { checkId, incidentId }: DisputeRow,
): Promise<readonly string[]> {
  const table = checkId === null ? misconductReports : checks;
  const [row] = await tx.db
    .select({ decidedBy: table.decidedBy, secondedBy: table.secondedBy })
    .from(table)
    .where(eq(table.id, checkId ?? incidentId ?? ''));
  const subject = checkId === null ? { incidentId: incidentId ?? '' } : { checkId };
  const had = [...(await membersWithSay(tx.db, subject)), row?.decidedBy ?? null, row?.secondedBy ?? null];
  return [...new Set(had.filter((memberId) => memberId !== null))];
}
