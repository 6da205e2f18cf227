import { expect, test } from 'vitest';
import { wholeReads } from './whole-reads.ts';

const scan = (type: string, table: string) => ({
  'Node Type': type,
  'Parallel Aware': true,
  'Relation Name': table,
});
const explained = (...plans: object[]) => [
  { 'QUERY PLAN': [{ Plan: { 'Node Type': 'Append', Plans: plans } }] },
];

test('a table that is read from its first row to its last is named', () => {
  const plan = explained(
    scan('Index Scan', 'sessions'),
    scan('Seq Scan', 'workers'),
    scan('Seq Scan', 'cases'),
  );
  expect(wholeReads(plan)).toEqual(['workers', 'cases']);
});

test('a table that is read by an index is not', () => {
  expect(wholeReads(explained(scan('Index Scan', 'workers'), scan('Bitmap Heap Scan', 'cases')))).toEqual([]);
});
