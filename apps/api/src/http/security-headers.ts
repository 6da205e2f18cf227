import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const YEAR_SECONDS = 31_536_000;

/** Headers of every answer of every host (quality A12). Scripts and styles come from our own files alone. */
export async function registerSecurityHeaders(app: FastifyInstance, ctx: Context): Promise<void> {
  const secure = ctx.config.publicOrigin.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        // React sets widths of bars and the like through the style attribute; no style sheet may be injected.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const workerHost = `worker.${new URL(ctx.config.publicOrigin).hostname}`;
  app.addHook('onRequest', async (request, reply) => {
    const camera = request.hostname === workerHost ? 'camera=(self)' : 'camera=()';
    void reply.header('permissions-policy', `${camera}, microphone=(), geolocation=(), payment=()`);
  });
}
