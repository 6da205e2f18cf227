import { join } from 'node:path';
import formbody from '@fastify/formbody';
import fastifyStatic from '@fastify/static';
import Fastify, { LogController, type FastifyInstance } from 'fastify';
import type { SandboxConfig } from './config.ts';
import { controlRoutes } from './controls/routes.ts';
import { installErrorHandling } from './errors.ts';
import { renderProblem } from './pages/layout.ts';
import { CLOCK_ADDRESS, pageRoutes } from './pages/routes.ts';
import { sendPage, wantsPage } from './pages/respond.ts';
import { africasTalkingRoutes } from './providers/africastalking/routes.ts';
import { evidenceFileRoutes } from './providers/paystack/dispute-routes.ts';
import { isMoving, resumeRefunds } from './providers/paystack/refunds.ts';
import { paystackRoutes } from './providers/paystack/routes.ts';
import { resumeJobs } from './providers/smileid/jobs.ts';
import { smileRoutes } from './providers/smileid/routes.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';

const BODY_LIMIT_BYTES = 64 * 1024;
const SETTLED_CHECK_MILLISECONDS = 10;

/** Controls for tests that no call offers. */
export interface SandboxControls {
  /** Redirects callbacks and clock calls to this origin: for an API that is built after its sandbox. */
  setApiOrigin(origin: string): void;
  /** Resolves when the API has taken every callback and every refund has ended. */
  settled(): Promise<void>;
}

export type SandboxApp = FastifyInstance & { readonly controls: SandboxControls };

/** The whole sandbox. It does not listen: tests inject or listen on port 0, and `main.ts` listens. */
export async function buildSandbox(config: SandboxConfig): Promise<SandboxApp> {
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel ?? 'silent', base: null },
    // Addresses of phones contain their numbers, and no log may contain them.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: true,
  });
  const sandbox = createSandbox(
    config,
    () => listeningOrigin(app),
    (problem) => app.log.error(problem),
  );
  installErrorHandling(app, (request, reply, { status, message }) =>
    wantsPage(request) ? sendPage(reply, renderProblem(status, message), status) : undefined,
  );
  // Calls that store or measure a time wait until both clocks show the same time.
  app.addHook('preHandler', async (request) => {
    if (request.routeOptions.url !== CLOCK_ADDRESS) await sandbox.clock.standsStill();
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
  });
  app.addHook('preClose', async () => sandbox.timers.close());
  app.addHook('onClose', async () => sandbox.store.close());
  await app.register(formbody, { bodyLimit: BODY_LIMIT_BYTES });
  await app.register(fastifyStatic, {
    root: join(import.meta.dirname, 'browser/assets'),
    prefix: '/assets/',
  });
  await app.register((scope) => paystackRoutes(scope, sandbox), { prefix: '/paystack' });
  await app.register((scope) => africasTalkingRoutes(scope, sandbox), { prefix: '/africastalking' });
  await app.register((scope) => smileRoutes(scope, sandbox), { prefix: '/smileid' });
  await app.register((scope) => evidenceFileRoutes(scope, sandbox));
  await app.register((scope) => controlRoutes(scope, sandbox));
  await app.register((scope) => pageRoutes(scope, sandbox));
  await app.ready();
  sandbox.outbox.resume();
  resumeRefunds(sandbox);
  resumeJobs(sandbox);
  const controls: SandboxControls = {
    setApiOrigin: (origin) => sandbox.outbox.setApiOrigin(origin),
    settled: () => settled(sandbox),
  };
  return Object.assign(app, { controls });
}

function listeningOrigin(app: FastifyInstance): string {
  const [address] = app.addresses();
  if (address === undefined || typeof address === 'string') return 'http://localhost';
  return `http://127.0.0.1:${address.port}`;
}

async function settled({ store, timers }: Sandbox): Promise<void> {
  const { deliveries, refunds } = store.state;
  while (!timers.closing.aborted && (deliveries.size > 0 || [...refunds.values()].some(isMoving)))
    await new Promise((resolve) => setTimeout(resolve, SETTLED_CHECK_MILLISECONDS));
}
