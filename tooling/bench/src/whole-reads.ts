/** The tables that a statement reads sequentially, by PostgreSQL's `EXPLAIN` as JSON. */
export const wholeReads = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);
