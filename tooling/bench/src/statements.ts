import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresServer } from '@repo/postgres/start';

/** One statement as the server got it. A named one is prepared once per connection. */
export type Statement = { name: string; text: string; values: (string | null)[] };

/** What runs by itself beside the request: the job queue's and the clock's own looks at the database. */
const BACKGROUND = /pgboss|^\s*(listen|notify|set|show)\b/i;
const WRITTEN_MS = 150;

const unquote = (value: string) => (value === 'NULL' ? null : value.slice(1, -1).replaceAll("''", "'"));

/** Reads the statements and their parameters out of PostgreSQL's own log. */
export function parseLog(log: string): Statement[] {
  const found: Statement[] = [];
  // An entry begins with its time; its further lines are indented by a tab.
  for (const entry of log.split(/^(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/m)) {
    const executed = /LOG: {2}(?:execute ([^:]+)|statement): ([\s\S]*)/.exec(entry);
    if (executed) {
      const [, name = '', text = ''] = executed;
      found.push({
        name: name.startsWith('<') ? '' : name,
        text: text.trim().replaceAll('\n\t', '\n'),
        values: [],
      });
    }
    const [, parameters] = /DETAIL: {2}[Pp]arameters: ([\s\S]*)/.exec(entry) ?? [];
    const last = found.at(-1);
    if (parameters && last)
      last.values = [...parameters.matchAll(/\$\d+ = (NULL|'(?:[^']|'')*')/g)].map((match) =>
        unquote(match[1] ?? 'NULL'),
      );
  }
  return found.filter(({ text }) => !BACKGROUND.test(text));
}

async function configure(server: PostgresServer, statements: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
  await sleep(WRITTEN_MS);
}

/**
 * The statements that one request causes. Taken several times, because a schedule may strike in between; what came most
 * often is the request's own.
 */
export async function statementsOf(
  server: PostgresServer,
  request: () => Promise<unknown>,
): Promise<Statement[]> {
  const path = join(server.dataDir, 'server.log');
  await configure(server, ["ALTER SYSTEM SET log_statement = 'all'", 'SELECT pg_reload_conf()']);
  const takes: Statement[][] = [];
  for (let take = 0; take < 5; take += 1) {
    const from = statSync(path).size;
    await request();
    await sleep(WRITTEN_MS);
    takes.push(parseLog(readFileSync(path).subarray(from).toString()));
  }
  await configure(server, ['ALTER SYSTEM RESET log_statement', 'SELECT pg_reload_conf()']);
  const shape = (take: readonly Statement[]) => take.map(({ text }) => text).join(';');
  const often = (take: readonly Statement[]) => takes.filter((other) => shape(other) === shape(take)).length;
  return takes.toSorted((one, other) => often(other) - often(one))[0] ?? [];
}
