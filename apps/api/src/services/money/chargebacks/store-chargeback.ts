import { eq } from 'drizzle-orm';
import { isChargebackOver, nextChargebackAlarm } from '@repo/domain/chargeback';
import type { Context } from '../../../context.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import type { ChargebackState } from '../../../providers/payments/payments.ts';

export type ChargebackRow = typeof chargebacks.$inferSelect;

/**
 * Stores what the provider says of a chargeback, however often and in whatever order it is asked. A chargeback that
 * is over stays over. When it ends, its payment is settled by a job, because the bank may have taken the money.
 * @param occasion `reminded` when the provider has just reminded of it.
 * @returns undefined for a payment that is not ours.
 */
export async function storeChargeback(
  ctx: Context,
  state: ChargebackState,
  occasion: 'looked' | 'reminded',
): Promise<ChargebackRow | undefined> {
  const [purchase] = await ctx.db
    .select({ id: purchases.id })
    .from(purchases)
    .where(eq(purchases.reference, state.reference));
  if (purchase === undefined) return undefined;
  return withTransaction(ctx, async (tx) => {
    const [added] = await tx.db
      .insert(chargebacks)
      .values({
        providerDisputeId: state.providerDisputeId,
        purchaseId: purchase.id,
        status: state.status,
        openedAt: state.openedAt ?? tx.now,
        createdAt: tx.now,
        updatedAt: tx.now,
      })
      .onConflictDoNothing({ target: chargebacks.providerDisputeId })
      .returning({ id: chargebacks.id });
    const [row] = await tx.db
      .select()
      .from(chargebacks)
      .where(eq(chargebacks.providerDisputeId, state.providerDisputeId))
      .for('no key update');
    if (row === undefined) throw new Error('The chargeback is gone');
    const isNew = added !== undefined;
    if (!isNew && isChargebackOver(row.status) && !isChargebackOver(state.status)) return row;
    return update(ctx, tx, { row, state, isNew, isReminder: occasion === 'reminded' });
  });
}

interface Change {
  readonly row: ChargebackRow;
  readonly state: ChargebackState;
  readonly isNew: boolean;
  readonly isReminder: boolean;
}

async function update(
  ctx: Context,
  tx: Transaction,
  { row, state, isNew, isReminder }: Change,
): Promise<ChargebackRow> {
  const dueAt = state.dueAt ?? row.dueAt;
  // A warning that was given for this due time is not given again from the beginning.
  const isAlarmKept = row.alarmAt !== null && dueAt?.getTime() === row.dueAt?.getTime();
  const alarm = nextChargebackAlarm({ status: state.status, dueAt, answer: row.answer }, null);
  const [updated] = await tx.db
    .update(chargebacks)
    .set({
      status: state.status,
      category: state.category ?? row.category,
      amountCents: state.amountCents ?? row.amountCents,
      dueAt,
      resolution: state.resolution ?? row.resolution,
      resolvedAt: state.resolvedAt ?? row.resolvedAt,
      alarmAt: alarm !== null && isAlarmKept ? row.alarmAt : alarm,
      ...(isReminder && { remindedAt: tx.now }),
      updatedAt: tx.now,
    })
    .where(eq(chargebacks.id, row.id))
    .returning();
  if (updated === undefined) throw new Error('The chargeback is gone');
  if (isNew || row.status !== updated.status) await tellOfChange(ctx, tx, updated, isNew);
  return updated;
}

async function tellOfChange(
  ctx: Context,
  tx: Transaction,
  row: ChargebackRow,
  isNew: boolean,
): Promise<void> {
  tx.audit({
    actor: 'provider:paystack',
    action: isNew ? 'chargeback-opened' : 'chargeback-changed',
    subject: `purchase:${row.purchaseId}`,
    details: { chargeback: row.id, status: row.status, resolution: row.resolution },
  });
  if (isNew)
    ctx.log.error({ chargebackId: row.id, dueAt: row.dueAt }, 'a payment is disputed: the team must answer');
  if (!isChargebackOver(row.status)) return;
  const [purchase] = await tx.db
    .select({ reference: purchases.reference })
    .from(purchases)
    .where(eq(purchases.id, row.purchaseId));
  if (purchase !== undefined) await tx.enqueue('purchase.settle', { reference: purchase.reference });
}
