import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { notFound, ServiceError } from '../../errors.ts';
import { messageCallbackSecret, sameSecret } from '../../security/tokens.ts';
import { storeEvent } from '../../services/inbound/events/store-event.ts';

const MAXIMUM_FIELD_LENGTH = 4000;
const form = z.record(z.string().max(100), z.string().max(MAXIMUM_FIELD_LENGTH));
const parameters = z.object({ secret: z.string() });

/**
 * Africa's Talking's callbacks (providers 2.4). It signs nothing: the address, known to it alone, is the proof. Each is
 * stored as it came, answered 200 and worked as a job.
 */
export function registerAfricasTalkingCallbacks(app: FastifyInstance, ctx: Context): void {
  const secret = messageCallbackSecret(ctx.config.dataKey);

  function readForm(request: FastifyRequest): Record<string, string> {
    const given = parameters.safeParse(request.params);
    if (!given.success || !sameSecret(given.data.secret, secret)) throw notFound();
    const fields = form.safeParse(request.body);
    if (!fields.success) throw new ServiceError('invalid', 'callbackUnreadable');
    return fields.data;
  }

  /** The provider's id. What comes with none is known by all that it says, and nobody reads a phone out of that later. */
  function keyOf(fields: Record<string, string>): string {
    const id = fields['id']?.trim() ?? '';
    return id === '' ? ctx.secrets.fingerprint('message-callback', JSON.stringify(fields)) : id;
  }

  app.post('/api/callbacks/africastalking/:secret/inbound', async (request) => {
    const fields = readForm(request);
    const dedupeKey = keyOf(fields);
    await storeEvent(ctx, { provider: 'africastalking_inbound', dedupeKey, body: JSON.stringify(fields) });
    return { received: true };
  });

  app.post('/api/callbacks/africastalking/:secret/delivery', async (request) => {
    const fields = readForm(request);
    const dedupeKey = `${keyOf(fields)}:${fields['status'] ?? ''}`;
    await storeEvent(ctx, { provider: 'africastalking_delivery', dedupeKey, body: JSON.stringify(fields) });
    return { received: true };
  });
}
