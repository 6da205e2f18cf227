/**
 * The floor of a call: a bare Fastify route that runs the same statements on the same database and sends the same bytes.
 * It runs as a separate process. Its argument is the path of a file with the statements and the answer.
 */
import { readFileSync } from 'node:fs';
import fastify from 'fastify';
import pg from 'pg';
import * as z from 'zod';
import { statement } from './recording/statement.ts';

const POOL = 10;

const [file = ''] = process.argv.slice(2);
const plan = z
  .object({
    databaseUrl: z.string(),
    port: z.number(),
    body: z.string(),
    type: z.string(),
    statements: z.array(statement),
  })
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const pool = new pg.Pool({ connectionString: plan.databaseUrl, max: POOL });
const app = fastify();
app.get('/', async (_request, reply) => {
  const client = await pool.connect();
  try {
    // One connection for all: statements of a transaction belong together.
    for (const one of plan.statements) await client.query(one);
  } finally {
    client.release();
  }
  return reply.type(plan.type).send(plan.body);
});
await app.listen({ port: plan.port, host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
