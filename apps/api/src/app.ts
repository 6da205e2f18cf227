import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import { limitTimeOfBodies } from './http/body-deadline.ts';
import { limitBodyTypes } from './http/body-types.ts';
import { registerAfricasTalkingCallbacks } from './http/callbacks/africas-talking.ts';
import { registerPaystackCallbacks } from './http/callbacks/paystack.ts';
import { registerSmileCallbacks } from './http/callbacks/smileid.ts';
import { closeConnectionsOnceAnswered } from './http/closing.ts';
import { registerDocumentation } from './http/documentation.ts';
import { installErrorHandling } from './http/errors.ts';
import { registerHealth } from './http/health.ts';
import { registerInstallationStyle } from './http/installation-style.ts';
import { refuseOtherHosts } from './http/own-hosts.ts';
import { LONGEST_PART, readableAddress } from './http/readable-address.ts';
import { registerSandboxCalls } from './http/sandbox-calls.ts';
import { countSecurityEvents } from './http/security-events.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { openSitePages } from './http/site-pages/open-site-pages.ts';
import { registerInvitationLink } from './http/site-pages/invitation-link.ts';
import { registerPublicPages } from './http/site-pages/public-pages.ts';
import { registerSites } from './http/sites.ts';
import { registerUploads } from './http/uploads.ts';
import { registerRoutes } from './routes/index.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const HEADERS_TIMEOUT_MILLISECONDS = 30_000;
/**
 * Ten megabytes at a third of a megabit a second. Requests without an upload have less time
 * (`body-deadline.ts`).
 */
const REQUEST_TIMEOUT_MILLISECONDS = 300_000;

/**
 * Builds the whole HTTP part of the service. It does not listen: tests inject requests, and `startService`
 * listens.
 */
export async function buildApp(ctx: Context): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: ctx.log,
    // A log line for every request would fill the log and say little. Failures are logged where they are
    // handled.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MILLISECONDS },
    requestTimeout: REQUEST_TIMEOUT_MILLISECONDS,
    genReqId: () => randomUUID(),
    trustProxy: [...ctx.config.trustedProxies],
    rewriteUrl: readableAddress,
    routerOptions: { maxParamLength: LONGEST_PART },
    forceCloseConnections: 'idle',
  });
  const pages = openSitePages(ctx.config);
  installErrorHandling(app, pages);
  countSecurityEvents(app, ctx);
  closeConnectionsOnceAnswered(app);
  limitTimeOfBodies(app);
  registerSecurityHeaders(app, ctx);
  refuseOtherHosts(app, ctx);
  await registerUploads(app, join(ctx.config.dataDir, 'incoming'));
  limitBodyTypes(app);
  await registerDocumentation(app);
  registerHealth(app, ctx);
  registerPaystackCallbacks(app, ctx);
  registerAfricasTalkingCallbacks(app, ctx);
  registerSmileCallbacks(app, ctx);
  registerInstallationStyle(app, ctx.config);
  if (ctx.config.sandbox !== undefined) await registerSandboxCalls(app, ctx, ctx.config.sandbox.clockSecret);
  registerRoutes(app, ctx);
  registerPublicPages(app, ctx, pages);
  registerInvitationLink(app, ctx);
  await registerSites(app, ctx, pages);
  return app;
}
