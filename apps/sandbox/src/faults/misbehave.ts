import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { FaultyProvider } from './faults.ts';

/**
 * Applies the faults of a provider to its calls. A call with a timeout stays open, before or after its work, and is then
 * cut: the caller cannot tell which.
 * @param fail answers as the provider does when it breaks.
 */
export function installFaults(
  app: FastifyInstance,
  { faults, timers, timings }: Sandbox,
  provider: FaultyProvider,
  fail: (reply: FastifyReply) => FastifyReply,
): void {
  const unanswered = new WeakSet<FastifyRequest>();

  async function hangUp(request: FastifyRequest): Promise<void> {
    const gone = new Promise((resolve) => request.raw.socket.once('close', resolve));
    await Promise.race([gone, pause(timings.hang)]);
    request.raw.socket.destroy();
  }

  async function pause(milliseconds: number): Promise<void> {
    try {
      await sleep(milliseconds, undefined, { signal: timers.closing });
    } catch {
      // The sandbox closes, so there is no reason to wait.
    }
  }

  app.addHook('preHandler', async (request, reply) => {
    const plan = faults.planCall(provider);
    if (plan.delay > 0) await pause(plan.delay);
    if (plan.outcome === 'fail') return fail(reply);
    if (plan.outcome === 'lose-answer') unanswered.add(request);
    if (plan.outcome !== 'lose-request') return;
    reply.hijack();
    await hangUp(request);
  });

  app.addHook('onSend', async (request, reply) => {
    if (!unanswered.has(request)) return;
    reply.hijack();
    await hangUp(request);
  });
}
