import { and, eq } from 'drizzle-orm';
import type { KenyanPhone } from '@repo/domain/phone';
import { employers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { refusedField } from '../../../errors.ts';

/**
 * Refuses the employer's own number as that of a worker: the one who asks would answer the question, and consent to a check in
 * the name of another person.
 * @throws ServiceError `invalid`
 */
export async function refuseOwnNumber(
  tx: Transaction,
  employerId: string,
  phone: KenyanPhone,
): Promise<void> {
  const own = await tx.db.$count(employers, and(eq(employers.id, employerId), eq(employers.phone, phone)));
  if (own > 0) throw refusedField('phone', 'inviteOwnNumber');
}
