import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { ServiceError } from '../../errors.ts';
import { storeEvent } from '../../services/inbound/events/store-event.ts';

const SIGNATURE_HEADER = 'x-paystack-signature';
/** Only characters that the database can store. */
const text = z
  .string()
  .regex(/^[\x20-\x7e]{0,200}$/)
  .nullish()
  .catch(null);
/** The fields that identify an event. Paystack gives events no id (providers 1.5). */
const identity = z.object({
  event: z.string().regex(/^[\w.-]{1,100}$/),
  data: z.object({
    id: z.union([z.number(), text]),
    reference: text,
    transaction_reference: text,
    refund_reference: text,
    updated_at: text,
  }),
});

/**
 * Registers Paystack's webhook. The signature is checked over the raw bytes, before anything is read or
 * stored. Then the event is stored, answered with 200, and processed as a job.
 */
export function registerPaystackCallbacks(app: FastifyInstance, ctx: Context): void {
  void app.register(async (scope) => {
    // The signature covers the raw bytes. So no parser may change them first, whatever content type they
    // claim.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post('/api/callbacks/paystack', async (request) => {
      const { body, headers } = request;
      const signature = headers[SIGNATURE_HEADER];
      if (
        !Buffer.isBuffer(body) ||
        !ctx.payments.isSigned(body, typeof signature === 'string' ? signature : undefined)
      )
        throw new ServiceError('unauthenticated', 'signatureInvalid');
      const dedupeKey = dedupeKeyOf(body);
      if (dedupeKey === undefined) request.log.error('a signed payment event could not be read');
      else await storeEvent(ctx, { provider: 'paystack', dedupeKey, body: body.toString('utf8') });
      return { received: true };
    });
  });
}

/**
 * @returns undefined for a body that is not JSON. It gets the same answer as an event, because another
 * delivery would not help.
 */
function dedupeKeyOf(body: Buffer): string | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
  const parsed = identity.safeParse(json);
  if (!parsed.success) return `digest:${createHash('sha256').update(body).digest('hex')}`;
  const { event, data } = parsed.data;
  return [
    event,
    data.reference ?? data.transaction_reference ?? '',
    data.id ?? data.refund_reference ?? '',
    // Every reminder of a dispute has the id of the dispute.
    ...(event.startsWith('charge.dispute.') ? [data.updated_at ?? ''] : []),
  ].join(':');
}
