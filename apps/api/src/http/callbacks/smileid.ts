import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '../../context.ts';
import { notFound, ServiceError } from '../../errors.ts';
import { identityCallbackSecret, sameSecret } from '../../security/tokens.ts';
import type { StoredSmileCallback } from '../../services/evidence/identity/stored-smile-callback.ts';
import { storeEvent } from '../../services/inbound/events/store-event.ts';

/** Smile ID asks receivers to take callbacks of this size (providers-more 0). */
const BODY_LIMIT_BYTES = 1.5 * 1024 * 1024;
const parameters = z.object({ secret: z.string() });
const object = z.record(z.string(), z.unknown());

/**
 * Registers Smile ID's callback (record 094). Its signature does not cover the body. So the address is secret too,
 * sent with each check and known only to the provider. Both are checked before the body is read. The callback is
 * stored as it arrived, answered with 200, and processed as a job. The verdict in it is not trusted.
 */
export function registerSmileCallbacks(app: FastifyInstance, ctx: Context): void {
  const secret = identityCallbackSecret(ctx.config.dataKey);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.addHook('onRequest', async ({ params, headers }) => {
      const given = parameters.safeParse(params);
      if (!given.success || !sameSecret(given.data.secret, secret)) throw notFound();
      if (ctx.identity.readHeaders(headers, ctx.clock.now()).origin === 'forged')
        throw new ServiceError('unauthenticated', 'signatureInvalid');
    });

    scope.post('/api/callbacks/smileid/:secret', { bodyLimit: BODY_LIMIT_BYTES }, async (request) => {
      const { body, headers } = request;
      if (!Buffer.isBuffer(body) || !isObject(body)) {
        // Another delivery would not help.
        request.log.error('an identity event could not be read');
        return { received: true };
      }
      const { origin, jobId, userId } = ctx.identity.readHeaders(headers, ctx.clock.now());
      const isSigned = origin === 'signed';
      const stored: StoredSmileCallback = { isSigned, jobId, userId, body: body.toString('utf8') };
      // The same bytes about the same job are the same event. The job asks the provider for the current state. An
      // unsigned copy must not take the place of the signed one.
      const dedupeKey = createHash('sha256')
        .update(JSON.stringify([isSigned, jobId, userId]))
        .update(body)
        .digest('hex');
      await storeEvent(ctx, { provider: 'smileid', dedupeKey, body: JSON.stringify(stored) });
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
