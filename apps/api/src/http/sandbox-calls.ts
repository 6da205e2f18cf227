import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { Context } from '../context.ts';
import { notFound, ServiceError } from '../errors.ts';
import { sameSecret } from '../security/tokens.ts';
import { advanceClock } from '../services/platform/clock/advance-clock.ts';
import { countJobsUnderWay } from '../services/platform/jobs/count-jobs-under-way.ts';

const MAXIMUM_SECONDS = 10 * 365 * 86_400;
const body = z.strictObject({ advance_seconds: z.number().int().min(0).max(MAXIMUM_SECONDS) });

/**
 * Registers the calls of the sandbox: it moves the clock of every process, and asks which jobs wait or run.
 * They are registered only while the sandbox replaces the providers.
 */
export async function registerSandboxCalls(
  app: FastifyInstance,
  ctx: Context,
  secret: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!sameSecret(request.headers.authorization ?? '', `Bearer ${secret}`)) throw notFound();
    });

    scope.post('/api/sandbox/clock', async (request) => {
      const parsed = body.safeParse(request.body);
      if (!parsed.success) throw new ServiceError('invalid', 'clockStepInvalid');
      const now = await advanceClock(ctx, parsed.data.advance_seconds);
      await ctx.jobs.enqueue('schedules.catch-up', {});
      return { now: now.toISOString() };
    });

    scope.get('/api/sandbox/idle', async () => ({ jobs: await countJobsUnderWay(ctx) }));
  });
}
