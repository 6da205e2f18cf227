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
 * Registers Smile ID's callback. Its signature method is not published (providers 3.7). The secret address,
 * sent with each check and known only to the provider, is the proof. The content is not trusted. The callback
 * is stored as it arrived, answered with 200, and processed as a job.
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
        // Another delivery would not help.
        request.log.error('an identity event could not be read');
        return { received: true };
      }
      // The same bytes are the same event. The job asks the provider for the current state.
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
