import { and, eq, isNotNull } from 'drizzle-orm';
import { expect } from 'vitest';
import * as z from 'zod';
import { providerEvents } from '../src/db/schema/messages.ts';
import { purchases, refunds } from '../src/db/schema/purchases.ts';
import { auditLog } from '../src/db/schema/system.ts';
import { withTransaction } from '../src/db/transaction.ts';
import { startRefund } from '../src/services/refunds/start-refund.ts';
import type { TestApi } from './harness.ts';
import { paymentsOf } from './payments.ts';

const paystackEvent = z.object({
  event: z.string(),
  data: z.object({ reference: z.string().optional(), transaction_reference: z.string().nullish() }),
});

const movesOfAll = z.object({ under_way: z.array(z.string()) });
const MOVES_MONEY = /^(callback|refund|something moved|job (refund|provider-event)\.)/;

/** The state of a payment's refund: in the service, at the provider, and in the audit trail. */
export function refundWorkOf(api: TestApi) {
  const pay = paymentsOf(api);
  const refundOf = async (reference: string) => {
    const [row] = await api.ctx.db
      .select({ refund: refunds })
      .from(refunds)
      .innerJoin(purchases, eq(purchases.id, refunds.purchaseId))
      .where(eq(purchases.reference, reference));
    return row?.refund;
  };
  /** The provider's events about a payment and its refund that the service has processed. */
  const workedOf = async (reference: string) => {
    const processed = await api.ctx.db
      .select({ bodyCipher: providerEvents.bodyCipher })
      .from(providerEvents)
      .where(and(eq(providerEvents.provider, 'paystack'), isNotNull(providerEvents.processedAt)));
    return processed
      .map(({ bodyCipher }) => paystackEvent.parse(JSON.parse(api.ctx.secrets.open(bodyCipher ?? ''))))
      .flatMap(({ event, data }) =>
        (data.transaction_reference ?? data.reference) === reference ? [event] : [],
      );
  };
  /**
   * Nothing moves about any payment or refund. The work on each event of the provider holds the refund for a moment, and one
   * that met another one comes again later.
   */
  const expectAtRest = async (): Promise<void> => {
    const { body } = await api.sandbox('GET', '/idle');
    const { under_way: underWay } = movesOfAll.parse(body);
    expect(underWay.filter((each) => MOVES_MONEY.test(each))).toEqual([]);
  };
  const auditOf = async (reference: string) => {
    const { id } = await pay.row(reference);
    return (
      await api.ctx.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.subject, `purchase:${id}`))
        .orderBy(auditLog.id)
    ).map(({ action }) => action);
  };

  /** Decides a refund without a job, as if every process had died right after the decision. */
  const decideOnly = async (reference: string): Promise<string> => {
    // The event of the payment would ask the provider for a refund that it finds.
    await api.eventually(async () => expect(await workedOf(reference)).toContain('charge.success'));
    const { id } = await pay.row(reference);
    await withTransaction(api.ctx, (tx) =>
      startRefund(
        api.ctx,
        { ...tx, enqueue: () => Promise.resolve() },
        { purchaseId: id, reason: 'consent-declined' },
      ),
    );
    return (await refundOf(reference))?.id ?? '';
  };

  const expectRefundedOnce = async (reference: string, amount = 100_000): Promise<void> => {
    await api.eventually(async () =>
      expect(await pay.atProvider(reference)).toMatchObject({
        status: 'reversed',
        refunds: [{ amount, status: 'processed' }],
      }),
    );
    await api.eventually(async () => {
      expect(await pay.row(reference)).toMatchObject({ status: 'refunded' });
      expect(await refundOf(reference)).toMatchObject({
        status: 'processed',
        amountCents: amount,
        reconcileAt: null,
      });
    });
    const actions = await auditOf(reference);
    for (const action of ['refund-started', 'refund-processed', 'purchase-refunded'])
      expect(
        actions.filter((each) => each === action),
        action,
      ).toHaveLength(1);
  };
  return { refundOf, workedOf, expectAtRest, auditOf, decideOnly, expectRefundedOnce };
}
