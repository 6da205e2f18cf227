import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '@repo/api-client/contract/define-call';
import type { resolveChargeback } from '@repo/api-client/contract/chargebacks';
import { chargebackStatuses, isAnswerable, nextChargebackAlarm } from '@repo/domain/chargeback';
import type { Context } from '../../../context.ts';
import { chargebacks } from '../../../db/schema/chargebacks.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { ServiceError } from '../../../errors.ts';
import type { AnsweredChargeback } from '../../../providers/payments/payments.ts';
import { orUnavailable } from '../../platform/providers/or-unavailable.ts';
import { drawOrder } from './draw-order.ts';
import { findAnswerable } from './find-chargeback.ts';
import { givesBackCents } from './gives-back.ts';
import { storeChargeback, type ChargebackRow } from './store-chargeback.ts';

const answerable = chargebackStatuses.filter((status) => isAnswerable(status));

/**
 * Gives the answer of the team to the provider, once: accepted, so that the money goes back, or declined. The answer
 * is stored first, so that a second member cannot give another one meanwhile. Without the provider's yes it is taken
 * back, and the next look shows whether it arrived.
 * @throws ServiceError `not-found`; `conflict` when it was answered, its time is over, nothing is left to give back, or the
 * provider refuses;
 * `provider-unavailable` without an answer.
 */
export async function answerChargeback(
  ctx: Context,
  memberId: string,
  id: string,
  { answer, message }: BodyOf<typeof resolveChargeback>,
): Promise<AnswerOf<typeof resolveChargeback>['chargeback']> {
  const disputed = await findAnswerable(ctx, memberId, id);
  const refundCents = answer === 'accepted' ? givesBackCents(disputed) : 0;
  // An acceptance of nothing is not sent: whether the provider takes it is not documented, and it would record a claim as
  // lost that was settled before.
  if (answer === 'accepted' && refundCents === 0) throw new ServiceError('conflict', 'chargebackPaidBack');
  const claimed = await claim(ctx, memberId, id, answer);
  if (claimed === undefined) throw new ServiceError('conflict', 'chargebackAnswered');
  let given: AnsweredChargeback;
  try {
    const file = await drawOrder(disputed, message, ctx.clock.now());
    given = await orUnavailable(
      ctx.chargebacks.answer(claimed.providerDisputeId, {
        answer,
        message,
        refundCents,
        evidenceId: claimed.evidenceId,
        file,
      }),
      'paymentProviderDown',
    );
  } catch (error) {
    await takeBack(ctx, claimed);
    throw error;
  }
  if (given.kind === 'refused') {
    await takeBack(ctx, claimed);
    ctx.log.warn({ chargebackId: id }, 'the payment provider refused the answer to a chargeback');
    throw new ServiceError('conflict', 'chargebackRefused');
  }
  const row = await lookAgain(ctx, claimed);
  return { id, status: row.status, answer, resolution: row.resolution };
}

const claim = (ctx: Context, memberId: string, id: string, answer: 'accepted' | 'declined') =>
  withTransaction(ctx, async (tx): Promise<ChargebackRow | undefined> => {
    const [row] = await tx.db
      .update(chargebacks)
      .set({ answer, answeredBy: memberId, answeredAt: tx.now, alarmAt: null, updatedAt: tx.now })
      .where(and(eq(chargebacks.id, id), isNull(chargebacks.answer), inArray(chargebacks.status, answerable)))
      .returning();
    if (row !== undefined)
      tx.audit({
        actor: `ops:${memberId}`,
        action: 'chargeback-answered',
        subject: `purchase:${row.purchaseId}`,
        details: { chargeback: id, answer },
      });
    return row;
  });

async function takeBack(ctx: Context, row: ChargebackRow): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    await tx.db
      .update(chargebacks)
      .set({
        answer: null,
        answeredBy: null,
        answeredAt: null,
        alarmAt: nextChargebackAlarm({ ...row, answer: null }, null),
        updatedAt: tx.now,
      })
      .where(eq(chargebacks.id, row.id));
    tx.audit({
      actor: 'system',
      action: 'chargeback-answer-taken-back',
      subject: `purchase:${row.purchaseId}`,
      details: { chargeback: row.id },
    });
  });
}

/** The provider has the answer. When it does not say what became of it, the scheduled job asks again. */
async function lookAgain(ctx: Context, row: ChargebackRow): Promise<ChargebackRow> {
  try {
    const state = await ctx.chargebacks.look(row.providerDisputeId);
    return (state && (await storeChargeback(ctx, state, 'looked'))) ?? row;
  } catch (error) {
    ctx.log.warn({ err: error, chargebackId: row.id }, 'an answered chargeback could not be looked at');
    return row;
  }
}
