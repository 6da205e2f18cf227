import type { QueueFilters } from '@repo/api-client/queries/work';
import { expect, it } from 'vitest';
import { itemAddress, queueAddress, readFilters, readQueue } from './queue-address.ts';

it.each([
  ['/queues/health', { queue: 'health', view: 'open', level: null }],
  ['/queues/health?view=late', { queue: 'health', view: 'late', level: null }],
  ['/queues/references?package=premium', { queue: 'references', view: 'open', level: 'premium' }],
  ['/queues/references?view=held&package=lite', { queue: 'references', view: 'held', level: 'lite' }],
] satisfies [string, QueueFilters][])('%s keeps the filters', (address, filters) => {
  expect(queueAddress(filters)).toBe(address);
  expect(readFilters(filters.queue, new URL(address, 'http://ops.localhost').searchParams)).toEqual(filters);
});

it('takes what it does not know for the default', () => {
  const asked = new URLSearchParams('?view=everything&package=gold');
  expect(readFilters('health', asked)).toEqual({ queue: 'health', view: 'open', level: null });
});

it.each([
  [null, '/work/document/0198f3b2'],
  [{ queue: 'documents', view: 'open', level: null }, '/work/document/0198f3b2?queue=documents'],
  [
    { queue: 'second_look', view: 'late', level: 'lite' },
    '/work/document/0198f3b2?queue=second_look&view=late&package=lite',
  ],
] satisfies [QueueFilters | null, string][])(
  '%o is remembered by the work that was opened from it',
  (from, address) => {
    expect(itemAddress({ kind: 'document', id: '0198f3b2' }, from)).toBe(address);
    expect(readQueue(new URL(address, 'http://ops.localhost').searchParams)).toEqual(from);
  },
);
