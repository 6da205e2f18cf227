import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { providerEvents, type ProviderName } from '../../../db/schema/messages.ts';
import { processInboundSms } from '../sms/process-inbound-sms.ts';
import { processSmileEvent } from '../../evidence/identity/process-smile-event.ts';
import { processDeliveryReport } from '../../messaging/sms/process-delivery-report.ts';
import { processPaystackEvent } from '../../money/events/process-paystack-event.ts';

const workers: Record<ProviderName, (ctx: Context, body: unknown, eventId: string) => Promise<void>> = {
  paystack: processPaystackEvent,
  africastalking_inbound: processInboundSms,
  africastalking_delivery: processDeliveryReport,
  smileid: processSmileEvent,
};

/**
 * Works one stored callback. Every handler can run twice, because its process may die before the event is
 * marked here. A second request to a provider and a second mark on a message change nothing. An incoming SMS
 * is marked in its own transaction.
 * @throws Error for a callback that the job must try again.
 */
export async function processEvent(ctx: Context, eventId: string): Promise<void> {
  const [event] = await ctx.db.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  // An event past its retention period is empty. A repeated delivery stores its body again.
  if (event?.bodyCipher == null) return;
  const body: unknown = JSON.parse(ctx.secrets.open(event.bodyCipher));
  await workers[event.provider](ctx, body, eventId);
  await ctx.db
    .update(providerEvents)
    .set({ processedAt: ctx.clock.now() })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.processedAt)));
}
