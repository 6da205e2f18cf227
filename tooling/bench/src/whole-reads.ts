/** The tables that a statement reads as a whole, going by what PostgreSQL explains of it as JSON. */
export const wholeReads = (plan: unknown): string[] =>
  [...JSON.stringify(plan).matchAll(/"Seq Scan".*?"Relation Name":"(\w+)"/g)].map(([, table = '']) => table);
