import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { identityCallbackSecret, sameSecret } from '../../security/tokens.ts';
import { storeEvent } from '../../services/inbound/events/store-event.ts';

const parameters = z.object({ secret: z.string() });
const object = z.record(z.string(), z.unknown());

/**
 * Smile ID's callback. How it is signed is not published (providers 3.7): the address, told with each check and known to
 * it alone, is the proof, and nothing in it is believed. It is stored as it came, answered 200 and worked as a job.
 */
export function registerSmileCallbacks(app: FastifyInstance, ctx: Context): void {
  const secret = identityCallbackSecret(ctx.config.dataKey);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post('/api/callbacks/smileid/:secret', async (request) => {
      const given = parameters.safeParse(request.params);
      if (!given.success || !sameSecret(given.data.secret, secret)) throw notFound();
      const { body } = request;
      if (!Buffer.isBuffer(body) || !isObject(body)) {
        // Sending it again would not help.
        request.log.error('an identity event could not be read');
        return { received: true };
      }
      // The same words again are the same event: working it asks the provider afresh.
      const dedupeKey = createHash('sha256').update(body).digest('hex');
      await storeEvent(ctx, { provider: 'smileid', dedupeKey, body: body.toString('utf8') });
      return { received: true };
    });
  });
}

function isObject(body: Buffer): boolean {
  try {
    return object.safeParse(JSON.parse(body.toString('utf8'))).success;
  } catch {
    return false;
  }
}
