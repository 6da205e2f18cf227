import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { providerEvents, type ProviderName } from '../../../db/schema/messages.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { jobIsLostAt } from '../../platform/jobs/job-lease.ts';

export interface ArrivedEvent {
  readonly provider: ProviderName;
  /** What makes two deliveries the same event. */
  readonly dedupeKey: string;
  readonly body: string;
}

/**
 * Providers whose events only say where to look: working a repeat asks the provider afresh, which may know more by now,
 * and changes nothing that is already so. What a person wrote counts once, however often it is delivered.
 */
const asksAfresh: Record<ProviderName, boolean> = {
  paystack: true,
  africastalking_inbound: false,
  africastalking_delivery: false,
  smileid: true,
};

/** Stores a callback before anything is made of it and enqueues its work, once; a repeat of worked news may ask again. */
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
    const id = stored?.id ?? (asksAfresh[event.provider] ? await findWorked(ctx, tx, event) : undefined);
    if (id !== undefined) await tx.enqueue('provider-event.work', { eventId: id });
  });
}

/** An event that was not worked yet has its job. One that was emptied meanwhile is filled again, and kept anew. */
async function findWorked(ctx: Context, tx: Transaction, event: ArrivedEvent): Promise<string | undefined> {
  const [row] = await tx.db
    .select({ id: providerEvents.id, isEmpty: sql<boolean>`${providerEvents.bodyCipher} is null` })
    .from(providerEvents)
    .where(
      and(
        eq(providerEvents.provider, event.provider),
        eq(providerEvents.dedupeKey, event.dedupeKey),
        isNotNull(providerEvents.workedAt),
      ),
    );
  if (row?.isEmpty === true)
    await tx.db
      .update(providerEvents)
      .set({ bodyCipher: ctx.secrets.seal(event.body), receivedAt: tx.now })
      .where(eq(providerEvents.id, row.id));
  return row?.id;
}
