import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { providerEvents, type ProviderName } from '../../db/schema/messages.ts';
import { withTransaction } from '../../db/transaction.ts';

export interface ArrivedEvent {
  readonly provider: ProviderName;
  /** What makes two deliveries the same event. */
  readonly dedupeKey: string;
  readonly body: string;
}

/**
 * Stores a callback before anything is made of it and enqueues its work. A repeat of an event that was worked already is
 * worked again: the work asks the provider afresh and changes nothing that is already so.
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
      })
      .onConflictDoNothing({ target: [providerEvents.provider, providerEvents.dedupeKey] })
      .returning({ id: providerEvents.id });
    const id = stored?.id ?? (await findEvent(tx.db, event));
    if (id !== undefined) await tx.enqueue('provider-event.work', { eventId: id });
  });
}

async function findEvent(
  db: Pick<Context['db'], 'select'>,
  event: ArrivedEvent,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: providerEvents.id })
    .from(providerEvents)
    .where(and(eq(providerEvents.provider, event.provider), eq(providerEvents.dedupeKey, event.dedupeKey)));
  return row?.id;
}
