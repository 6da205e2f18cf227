import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { providerEvents, type ProviderName } from '../../../db/schema/messages.ts';
import { workInboundSms } from '../sms/inbound-sms.ts';
import { workSmileEvent } from '../../evidence/identity/work-smile-event.ts';
import { workDeliveryReport } from '../../messaging/sms/delivery-report.ts';
import { workPaystackEvent } from '../../money/purchases/work-paystack-event.ts';

const workers: Record<ProviderName, (ctx: Context, body: unknown, eventId: string) => Promise<void>> = {
  paystack: workPaystackEvent,
  africastalking_inbound: workInboundSms,
  africastalking_delivery: workDeliveryReport,
  smileid: workSmileEvent,
};

/**
 * Works one stored callback. Each worker bears a second run, as its process may die before the mark here is made: asking
 * again and marking a message again change nothing, and an incoming message is marked in its own transaction.
 * @throws Error when it should be tried again.
 */
export async function workEvent(ctx: Context, eventId: string): Promise<void> {
  const [event] = await ctx.db.select().from(providerEvents).where(eq(providerEvents.id, eventId));
  // One that was kept long enough is empty; whoever repeats it brings its body along.
  if (event?.bodyCipher == null) return;
  const body: unknown = JSON.parse(ctx.secrets.open(event.bodyCipher));
  await workers[event.provider](ctx, body, eventId);
  await ctx.db
    .update(providerEvents)
    .set({ workedAt: ctx.clock.now() })
    .where(and(eq(providerEvents.id, eventId), isNull(providerEvents.workedAt)));
}
