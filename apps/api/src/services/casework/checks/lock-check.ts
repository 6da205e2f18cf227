import { eq } from 'drizzle-orm';
import { checks } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notFound } from '../../../errors.ts';
import { lockCase } from '../cases/lock-case.ts';

/**
 * Locks a check. It first locks the worker and the case.
 * @throws ServiceError `not-found` for an unknown check.
 */
export async function lockCheck(tx: Transaction, checkId: string) {
  const [found] = await tx.db.select({ caseId: checks.caseId }).from(checks).where(eq(checks.id, checkId));
  if (found === undefined) throw notFound('checkNotFound');
  const locked = await lockCase(tx, found.caseId);
  const [check] = await tx.db.select().from(checks).where(eq(checks.id, checkId)).for('no key update');
  if (locked === undefined || check === undefined) throw notFound('checkNotFound');
  return { ...locked, check };
}
