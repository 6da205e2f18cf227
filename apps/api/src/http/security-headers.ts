import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The design book alone: Storybook writes its scripts and styles into its pages and shows each story in a frame of its own.
 * Nobody signs in on that host, and no other host gets this policy.
 */
const BOOK_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Headers of every answer of every host (quality A12). Scripts and styles come from our own files alone. */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  ctx: Pick<Context, 'config'>,
): Promise<void> {
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
        // No text becomes script, and nobody may say that one should.
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const { hostname } = new URL(ctx.config.publicOrigin);
  const [workerHost, designHost] = [`worker.${hostname}`, `design.${hostname}`];
  app.addHook('onRequest', async (request, reply) => {
    const camera = request.hostname === workerHost ? 'camera=(self)' : 'camera=()';
    void reply.header('permissions-policy', `${camera}, microphone=(), geolocation=(), payment=()`);
    if (request.hostname === designHost)
      void reply.header('content-security-policy', BOOK_POLICY).header('x-frame-options', 'SAMEORIGIN');
  });
}
