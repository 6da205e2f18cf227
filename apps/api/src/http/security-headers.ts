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
].join(';');

/** Everybody else's policy (quality A12): scripts and styles come from our own files alone. */
const OWN_FILES_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // React sets widths of bars and the like through the style attribute; no style sheet may be injected.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // No text becomes script, and nobody may say that one should.
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join(';');

/** Headers of every answer of every host (quality A12). */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  ctx: Pick<Context, 'config'>,
): Promise<void> {
  const secure = ctx.config.publicOrigin.startsWith('https:');
  await app.register(helmet, {
    // Helmet would put it together anew for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  const { hostname } = new URL(ctx.config.publicOrigin);
  const [workerHost, designHost] = [`worker.${hostname}`, `design.${hostname}`];
  const policy = secure ? `${OWN_FILES_POLICY};upgrade-insecure-requests` : OWN_FILES_POLICY;
  app.addHook('onRequest', async ({ hostname: asked }, reply) => {
    const camera = asked === workerHost ? 'camera=(self)' : 'camera=()';
    void reply.header('permissions-policy', `${camera}, microphone=(), geolocation=(), payment=()`);
    void reply.header('content-security-policy', asked === designHost ? BOOK_POLICY : policy);
    if (asked === designHost) void reply.header('x-frame-options', 'SAMEORIGIN');
  });
}
