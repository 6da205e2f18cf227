import pg from 'pg';
import type { Context } from '../src/context.ts';
import { connectDatabase } from '../src/db/database.ts';
import type { TestApi } from './harness.ts';

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface RecordedStatements {
  /** The service's own context, on a connection that records every statement. */
  readonly ctx: Context;
  /** The statements of a work that read or change rows. */
  during(work: (on: Context) => Promise<unknown>): Promise<Statement[]>;
  /** PostgreSQL's own plan of a statement, as JSON text. */
  planOf(statement: Statement): Promise<string>;
  close(): Promise<void>;
}

export function recordStatements(api: TestApi): RecordedStatements {
  let said: Statement[] = [];
  const connection = connectDatabase(api.ctx.config.databaseUrl, api.ctx.log, 1);
  connection.pool.on('connect', (client) => {
    const query = client.query.bind(client);
    Object.assign(client, {
      query(...[statement, values, ...more]: Parameters<typeof query>) {
        const text: unknown = typeof statement === 'object' ? Reflect.get(statement, 'text') : statement;
        said.push({ text: String(text), values: Array.isArray(values) ? values : [] });
        return query(statement, values, ...more);
      },
    });
  });
  const explaining = new pg.Pool({ connectionString: api.ctx.config.databaseUrl, max: 1 });
  const ctx = { ...api.ctx, db: connection.db };
  return {
    ctx,
    async during(work) {
      said = [];
      await work(ctx);
      return said.filter(({ text }) => /^\s*(\(?select|with|insert|update|delete)\b/i.test(text));
    },
    async planOf({ text, values }) {
      const { rows } = await explaining.query({ text: `explain (format json) ${text}`, values: [...values] });
      return JSON.stringify(rows);
    },
    async close() {
      await connection.close();
      await explaining.end();
    },
  };
}

/** The tables whose every row a plan reads. */
export const wholeReads = (plan: string): string[] =>
  [...plan.matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);
