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
  const had = await membersOf(tx, dispute);
  if (had.includes(memberId)) throw new ServiceError('conflict', 'disputeByThird');
}

async function membersOf(
  tx: Transaction,
  { checkId, incidentId }: DisputeRow,
): Promise<readonly (string | null)[]> {
  const table = checkId === null ? misconductReports : checks;
  const [row] = await tx.db
    .select({ decidedBy: table.decidedBy, secondedBy: table.secondedBy })
    .from(table)
    .where(eq(table.id, checkId ?? incidentId ?? ''));
  const subject = checkId === null ? { incidentId: incidentId ?? '' } : { checkId };
  return [...(await membersWithSay(tx.db, subject)), row?.decidedBy ?? null, row?.secondedBy ?? null];
}
