/**
 * The floor of a call: a bare Fastify route that runs the same statements on the same database and sends the same bytes.
 * Started as a process of its own, with the path of a file that says which.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod';

const POOL = 10;

const [file = ''] = process.argv.slice(2);
const plan = z
  .object({
    databaseUrl: z.string(),
    port: z.number(),
    body: z.string(),
    type: z.string(),
    statements: z.array(
      z.object({ name: z.string(), text: z.string(), values: z.array(z.nullable(z.string())) }),
    ),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: POOL });
const queries = plan.statements.map(({ name, text, values }) =>
  name ? { name, text, values } : { text, values },
);
const app = fastify();
app.get('/', async (_request, reply) => {
  for (const query of queries) await pool.query(query);
  return reply.type(plan.type).send(plan.body);
});
await app.listen({ port: plan.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
