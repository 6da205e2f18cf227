import type { FastifyInstance } from 'fastify';

const FIVE_MINUTES = 'public, max-age=300';

/**
 * Every page of every site loads this style sheet with its own. Only while the sandbox stands in for the providers does it
 * show the ribbon that says so: without script, and before the first paint, so that nothing moves.
 */
export function registerSandboxRibbon(app: FastifyInstance, isSandbox: boolean): void {
  app.get('/api/sandbox.css', async (_request, reply) => {
    void reply.header('cache-control', FIVE_MINUTES).type('text/css; charset=utf-8');
    return isSandbox ? ':root { --sandbox-ribbon: flex }\n' : '';
  });
}
