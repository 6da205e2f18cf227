import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

const ANY_HOST = { config: { anyHost: true } } as const;

/**
 * `health`: this process runs. `ready`: it can work, because the migrated database and the queue answer. A
 * load balancer asks by IP address, so both answer on any host.
 */
export function registerHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/api/health', ANY_HOST, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { status: 'ok', sandbox: ctx.config.sandbox !== undefined };
  });

  app.get('/api/ready', ANY_HOST, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const checks = await Promise.all([
      passes(ctx.db.execute(sql`select 1`)),
      passes(ctx.db.execute(sql`select 1 from packages limit 1`)),
      passes(ctx.db.execute(sql`select 1 from pgboss.queue limit 1`)),
    ]);
    const [database, migrations, jobs] = checks;
    const ready = checks.every(Boolean);
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ok' : 'unavailable', database, migrations, jobs });
  });
}

const passes = async (query: PromiseLike<unknown>): Promise<boolean> => {
  try {
    await query;
    return true;
  } catch {
    return false;
  }
};
