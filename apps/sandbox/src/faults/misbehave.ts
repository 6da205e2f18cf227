import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import type { FaultyProvider } from './faults.ts';

/**
 * Lets a provider's calls suffer its faults. A call that times out is held open, before or after its work was done, and
 * then cut: the caller cannot tell which.
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
      // The sandbox closes: there is nothing left to wait for.
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
