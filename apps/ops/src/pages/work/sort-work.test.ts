import { expect, it } from 'vitest';
import { check } from '../../../stories/queues.ts';
import { sortWork, type WorkColumn } from './sort-work.ts';

const baraka = { id: check(61).id, name: 'Baraka Mutua' };
const first = check(1, { due_at: '2026-11-24T20:59:59Z', since: '2026-11-20T08:00:00Z', level: 'premium' });
const second = check(2, { due_at: '2026-11-25T20:59:59Z', since: '2026-11-18T08:00:00Z', holder: baraka });
// A payment dispute without a day of the bank stands where the service puts it, whatever date is computed for it.
const third = check(3, { due_at: '2026-11-23T20:59:59Z', kind: 'chargeback', case_id: null, level: null });
const given = [first, second, third];
const names = new Map([
  [first.id, 'first'],
  [second.id, 'second'],
  [third.id, 'third'],
]);
const inOrder = (column: WorkColumn, direction: 'ascending' | 'descending') =>
  sortWork(given, { column, direction }).map(({ id }) => names.get(id));

it.each<[WorkColumn, readonly string[], readonly string[]]>([
  ['due', ['first', 'second', 'third'], ['third', 'second', 'first']],
  ['since', ['second', 'first', 'third'], ['third', 'first', 'second']],
  ['package', ['third', 'second', 'first'], ['first', 'second', 'third']],
  ['holder', ['first', 'third', 'second'], ['second', 'first', 'third']],
  ['work', ['third', 'first', 'second'], ['first', 'second', 'third']],
])(
  'sorts by %s, and leaves the order of the service where it does not tell two apart',
  (column, rising, falling) => {
    expect(inOrder(column, 'ascending')).toEqual(rising);
    expect(inOrder(column, 'descending')).toEqual(falling);
  },
);
