import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { siteOf } from './site-of.ts';

const MISDIRECTED = 421;

/**
 * Refuses a request to a host that is not ours, before any site or call answers. Somebody else's name for this
 * machine must not lead to a page, a cookie or a call of ours. A load balancer asks by IP address, so a route
 * with `anyHost` answers on any host.
 */
export function refuseOtherHosts(app: FastifyInstance, { config }: Pick<Context, 'config'>): void {
  const publicHost = new URL(config.publicOrigin).hostname;
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.anyHost === true || siteOf(request, publicHost) !== undefined)
      return done();
    void reply
      .code(MISDIRECTED)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('This server does not serve the host of this address.\n');
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether this route answers on hosts that are not ours. */
    anyHost?: boolean;
  }
}
