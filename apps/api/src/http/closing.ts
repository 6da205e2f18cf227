import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MILLISECONDS = 50;

/**
 * Lets a stop end with the last answer. A request that runs at the stop leaves its connection open for
 * another request. That request never comes, and the server would wait for it until the connection times out.
 */
export function closeConnectionsOnceAnswered(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MILLISECONDS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
