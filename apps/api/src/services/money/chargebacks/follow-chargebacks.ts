import { and, asc, eq, gt, lte, notInArray } from 'drizzle-orm';
import { nextChargebackAlarm } from '@repo/domain/chargeback';
import type { Context } from '../../../context.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { withTransaction } from '../../../db/transaction.ts';
import type { ChargebackState } from '../../../providers/payments/payments.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { storeChargeback } from './store-chargeback.ts';

const BATCH = 200;
/** How far back the service looks for chargebacks that were over before it heard of them. */
const LOOK_BACK_MILLISECONDS = 7 * 86_400_000;

/**
 * Warns of answers that are due soon, and asks the provider about chargebacks: those that wait for an answer, those
 * that ended lately, and each that is open here. So no lost event hides one.
 */
export async function followChargebacks(ctx: Context): Promise<void> {
  await warnOfDue(ctx);
  const from = new Date(ctx.clock.now().getTime() - LOOK_BACK_MILLISECONDS);
  const listed = [
    ...(await ctx.chargebacks.list({ status: 'awaiting-merchant-feedback' })),
    ...(await ctx.chargebacks.list({ status: 'resolved', from })),
  ];
  const found = new Map(listed.map((state) => [state.providerDisputeId, state]));
  await forEachIsolated(
    ctx,
    [...found.keys()],
    (id) => store(ctx, found.get(id)),
    'a chargeback cannot be stored',
  );
  await lookAtOpen(ctx, found);
}

async function store(ctx: Context, state: ChargebackState | undefined): Promise<void> {
  if (state !== undefined && (await storeChargeback(ctx, state, 'looked')) === undefined)
    ctx.log.warn('a chargeback is about a payment that is not ours');
}

/** Asks about the chargebacks that no list named: their status has changed. */
async function lookAtOpen(ctx: Context, found: ReadonlyMap<string, ChargebackState>): Promise<void> {
  for (let last = ''; ;) {
    const open = await ctx.db
      .select({ providerId: chargebacks.providerDisputeId })
      .from(chargebacks)
      .where(
        and(
          notInArray(chargebacks.status, ['resolved', 'archived']),
          gt(chargebacks.providerDisputeId, last),
        ),
      )
      .orderBy(asc(chargebacks.providerDisputeId))
      .limit(BATCH);
    await forEachIsolated(
      ctx,
      open.map(({ providerId }) => providerId).filter((id) => !found.has(id)),
      async (id) => store(ctx, await ctx.chargebacks.look(id)),
      'a chargeback cannot be looked at',
    );
    if (open.length < BATCH) return;
    last = open.at(-1)?.providerId ?? '';
  }
}

/** One line in the log for each answer that is due in less than four hours, and again every hour. */
async function warnOfDue(ctx: Context): Promise<void> {
  const due = await withTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select()
      .from(chargebacks)
      .where(lte(chargebacks.alarmAt, tx.now))
      .orderBy(asc(chargebacks.alarmAt))
      .limit(BATCH)
      .for('no key update', { skipLocked: true });
    for (const row of rows)
      await tx.db
        .update(chargebacks)
        .set({ alarmAt: nextChargebackAlarm(row, tx.now) })
        .where(eq(chargebacks.id, row.id));
    return rows;
  });
  for (const { id, dueAt } of due)
    ctx.log.warn({ alarm: 'chargeback-due', chargebackId: id, dueAt }, 'a chargeback waits for its answer');
}
