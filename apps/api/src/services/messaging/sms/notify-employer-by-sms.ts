import { eq } from 'drizzle-orm';
import { brand } from '@repo/domain/brand';
import type { Context } from '../../../context.ts';
import { employers } from '../../../db/schema/people.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { MessageKey } from './occasions.ts';
import { queueSms } from './queue-sms.ts';

/**
 * Sends an employer an SMS that begins with the name of the product. An employer that is deleted by now gets
 * none.
 */
export async function notifyEmployerBySms(
  ctx: Context,
  tx: Transaction,
  employerId: string,
  sms: { readonly idempotencyKey: MessageKey; readonly text: string },
): Promise<void> {
  const [employer] = await tx.db
    .select({ phone: employers.phone })
    .from(employers)
    .where(eq(employers.id, employerId));
  if (employer !== undefined)
    await queueSms(ctx, tx, { ...sms, phone: employer.phone, text: `${brand.name}: ${sms.text}` });
}
