import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { notFound, ServiceError } from '../../errors.ts';
import { messageCallbackSecret, sameSecret } from '../../security/tokens.ts';
import { storeEvent } from '../../services/inbound/events/store-event.ts';
import { MINUTE_MILLISECONDS } from '@repo/domain/durations';

const MAXIMUM_FIELD_LENGTH = 4000;
const form = z.record(z.string().max(100), z.string().max(MAXIMUM_FIELD_LENGTH));
/** The provider took a number off our messages (providers 2.4, bulk opt-out). */
const optOut = z.object({ phoneNumber: z.string().min(1).max(32) });
const parameters = z.object({ secret: z.string() });

/**
 * Registers the callbacks of Africa's Talking (providers 2.4). The provider signs nothing. The secret
 * address, which only the provider knows, is the proof. Each callback is stored as it arrived, answered with
 * 200, and processed as a job.
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

  /**
   * The provider's id of the callback. A callback without an id gets the keyed hash of all its fields. So no
   * phone can be read from the key later.
   */
  function keyOf(fields: Record<string, string>): string {
    const id = fields['id']?.trim() ?? '';
    return id === '' ? ctx.secrets.fingerprint('message-callback', JSON.stringify(fields)) : id;
  }

  void app.register(async (scope) => {
    // Only this provider sends forms.
    await scope.register(formbody);

    scope.post('/api/callbacks/africastalking/:secret/inbound', async (request) => {
      const fields = readForm(request);
      const dedupeKey = keyOf(fields);
      await storeEvent(ctx, { provider: 'africastalking_inbound', dedupeKey, body: JSON.stringify(fields) });
      return { received: true };
    });

    // An opt-out is heard as the STOP of its number. It has neither id nor time, so the repeats of one minute are
    // one, and an opt-out after a START counts again.
    scope.post('/api/callbacks/africastalking/:secret/optout', async (request) => {
      const fields = readForm(request);
      const parsed = optOut.safeParse(fields);
      if (!parsed.success) throw new ServiceError('invalid', 'callbackUnreadable');
      const minute = Math.floor(ctx.clock.now().getTime() / MINUTE_MILLISECONDS);
      await storeEvent(ctx, {
        provider: 'africastalking_inbound',
        dedupeKey: `optout:${ctx.secrets.fingerprint('message-callback', JSON.stringify(fields))}:${minute}`,
        body: JSON.stringify({ ...fields, from: parsed.data.phoneNumber, text: 'STOP' }),
      });
      return { received: true };
    });

    scope.post('/api/callbacks/africastalking/:secret/delivery', async (request) => {
      const fields = readForm(request);
      const dedupeKey = `${keyOf(fields)}:${fields['status'] ?? ''}`;
      await storeEvent(ctx, { provider: 'africastalking_delivery', dedupeKey, body: JSON.stringify(fields) });
      return { received: true };
    });
  });
}
