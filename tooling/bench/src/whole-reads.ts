import type pg from 'pg';
import type { Statement } from './recording/statement.ts';

/** The tables that a statement reads sequentially, by PostgreSQL's `EXPLAIN` as JSON. */
export const wholeReads = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);

/** The tables that recorded statements read sequentially. */
export async function plannedReads(client: pg.Client, statements: readonly Statement[]): Promise<string[]> {
  const reads: string[] = [];
  for (const { text, values } of statements) {
    // A transaction also has statements without a plan.
    if (!/^\s*(?:\(?select|with|insert|update)\b/i.test(text)) continue;
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values });
    reads.push(...wholeReads(rows));
  }
  return reads;
}
