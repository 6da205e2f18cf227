import { eq } from 'drizzle-orm';
import { firstNameOf } from '@repo/domain/profile-link';
import { safeName } from '@repo/domain/safe-name';
import { workers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';

/**
 * The worker's first name in an SMS to an employer who may see her profile. An SMS may be read on a shared phone, so it has no
 * surname, and only the parts of a name that `safeName` lets through.
 */
export async function nameInSms(tx: Transaction, workerId: string): Promise<string> {
  const [worker] = await tx.db.select({ name: workers.name }).from(workers).where(eq(workers.id, workerId));
  return safeName(firstNameOf(worker?.name, ''), 'the worker');
}
