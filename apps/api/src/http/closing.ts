import type { FastifyInstance } from 'fastify';

const LOOK_EVERY_MILLISECONDS = 50;

/**
 * Lets a stop end with the last answer. A request that was under way when it began leaves its connection open for a next
 * one, which never comes, and the server would wait for that until the connection's time is up.
 */
export function closeConnectionsOnceAnswered(app: FastifyInstance): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    timer = setInterval(() => app.server.closeIdleConnections(), LOOK_EVERY_MILLISECONDS);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
