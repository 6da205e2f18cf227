import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Context } from '../context.ts';

const YEAR_SECONDS = 31_536_000;

/**
 * The policy of the design book. Storybook writes scripts and styles into its pages, and shows each story in
 * a frame. No user signs in on that host, and no other host gets this policy.
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

/**
 * The policy of all other hosts (quality A12): scripts and styles come only from our own files.
 * @param trusted - The policies that may say which text is a script.
 */
const ownFilesPolicy = (trusted: string): string[] => [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // React sets the width of bars and similar values through the style attribute. No style sheet may be
  // injected.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  // No text may become a script, and no script may allow that.
  "require-trusted-types-for 'script'",
  `trusted-types ${trusted}`,
];

/**
 * The headers of Helmet. They are the same for every answer, and Helmet would compute them again for each.
 */
function headersOfHelmet(options: HelmetOptions): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet(options)(request, response, (error) => {
    if (error !== undefined) throw new Error('Helmet refused what it was told', { cause: error });
  });
  return response.getHeaders();
}

/** Registers the headers of every answer of every host (quality A12). */
export function registerSecurityHeaders(app: FastifyInstance, ctx: Pick<Context, 'config'>): void {
  const secure = ctx.config.publicOrigin.startsWith('https:');
  const headersOf = (policy: string, camera: string, frames: 'deny' | 'sameorigin' = 'deny') => ({
    ...headersOfHelmet({
      // The complete policies are above.
      contentSecurityPolicy: false,
      strictTransportSecurity: secure ? { maxAge: YEAR_SECONDS, includeSubDomains: true } : false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      frameguard: { action: frames },
    }),
    'content-security-policy': policy,
    'permissions-policy': `camera=${camera}, microphone=(), geolocation=(), payment=()`,
  });
  const policyOf = (trusted: string) =>
    [...ownFilesPolicy(trusted), ...(secure ? ['upgrade-insecure-requests'] : [])].join(';');
  const policy = policyOf("'none'");
  const { hostname } = new URL(ctx.config.publicOrigin);
  const ofOne = new Map([
    [`worker.${hostname}`, headersOf(policy, '(self)')],
    // The console reads PDFs in a worker. Its address is a script, and one policy approves this one address
    // (`apps/ops/src/evidence/pdf-worker.ts`).
    [`ops.${hostname}`, headersOf(policyOf('pdf-worker'), '()')],
    [`design.${hostname}`, headersOf(STORYBOOK_POLICY, '()', 'sameorigin')],
  ]);
  const ofOthers = headersOf(policy, '()');
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(ofOne.get(request.hostname.toLowerCase()) ?? ofOthers);
    done();
  });
}
