import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { providerEvents, type ProviderName } from '../../../db/schema/messages.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';

export interface ArrivedEvent {
  readonly provider: ProviderName;
  /** Two deliveries with the same key are the same event. */
  readonly dedupeKey: string;
  readonly body: string;
}

/**
 * Whether a repeat of a processed event is processed again. True for a provider whose events only say where to
 * look. The service then asks the provider again, which may know more by now. What is already so does not
 * change. A text that a person wrote counts once, however often it is delivered.
 */
const asksAfresh: Record<ProviderName, boolean> = {
  paystack: true,
  africastalking_inbound: false,
  africastalking_delivery: false,
  smileid: true,
};

/**
 * Stores a callback before any work on it and enqueues its job once. A repeat of a processed event can enqueue
 * another job.
 */
export async function storeEvent(ctx: Context, event: ArrivedEvent): Promise<void> {
  await withTransaction(ctx, async (tx) => {
    const [stored] = await tx.db
      .insert(providerEvents)
      .values({
        provider: event.provider,
        dedupeKey: event.dedupeKey,
        bodyCipher: ctx.secrets.seal(event.body),
        receivedAt: tx.now,
        nextTryAt: jobIsLostAt(tx.now),
      })
      .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.dedupeKey] })
      .returning({ id: providerEvents.id });
    const id = stored?.id ?? (asksAfresh[event.provider] ? await findProcessed(ctx, tx, event) : undefined);
    if (id !== undefined) await tx.enqueue('provider-event.work', { eventId: id });
  });
}

/**
 * Finds the event if it was processed before. An event that was not processed yet has its job. A body that
 * retention removed meanwhile is stored again, and its retention period starts anew.
 */
async function findProcessed(
  ctx: Context,
  tx: Transaction,
  event: ArrivedEvent,
): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ id: providerEvents.id, isEmpty: sql<boolean>`${providerEvents.bodyCipher} is null` })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, event.provider),
        eq(providerEvents.dedupeKey, event.dedupeKey),
        isNotNull(providerEvents.processedAt),
      ),
    );
  if (row?.isEmpty === true)
    await tx.db
      .update(providerEvents)
      .set({ bodyCipher: ctx.secrets.seal(event.body), receivedAt: tx.now })
      .where(eq(providerEvents.id, row.id));
  return row?.id;
}
