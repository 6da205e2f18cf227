import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Context } from '../context.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The design book alone: Storybook writes its scripts and styles into its pages and shows each story in a frame of its own.
 * Nobody signs in on that host, and no other host gets this policy.
 */
const STORYBOOK_POLICY = [
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

/** What Helmet sets. It is the same for every answer, and Helmet would work it out anew for each. */
function headersOfHelmet(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw new Error('Helmet refused what it was told', { cause: error });
  });
  return response.getHeaders();
}

/** Headers of every answer of every host (quality A12). */
export function registerSecurityHeaders(app: FastifyInstance, ctx: Pick<Context, 'config'>): void {
  const secure = ctx.config.publicOrigin.startsWith('https:');
  const headersOf = (policy: string, camera: string, frames: 'deny' | 'sameorigin' = 'deny') => ({
    ...headersOfHelmet({
      // The policies are written in whole above.
      contentSecurityPolicy: false,
      strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: frames },
    }),
    'content-security-policy': policy,
    'permissions-policy': `camera=${camera}, microphone=(), geolocation=(), payment=()`,
  });
  const policy = secure ? `${OWN_FILES_POLICY};upgrade-insecure-requests` : OWN_FILES_POLICY;
  const { hostname } = new URL(ctx.config.publicOrigin);
  const ofOne = new Map([
    [`worker.${hostname}`, headersOf(policy, '(self)')],
    [`design.${hostname}`, headersOf(STORYBOOK_POLICY, '()', 'sameorigin')],
  ]);
  const ofOthers = headersOf(policy, '()');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(ofOne.get(request.hostname) ?? ofOthers);
    done();
  });
}
