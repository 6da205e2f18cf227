import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { replacedOnce } from './checkout.ts';
import { kinds, roomOf, rooms } from './fault.ts';
import { faults } from './faults.ts';

it('are sixty at least, in every room and of every kind, each with its own name', () => {
  expect(new Set(faults.map(({ id }) => id)).size).toBe(faults.length);
  expect(faults.length).toBeGreaterThanOrEqual(60);
  expect(new Set(faults.map(roomOf))).toEqual(new Set(rooms));
  expect(new Set(faults.map(({ kind }) => kind))).toEqual(new Set(kinds));
});

it.each(faults)('$id can be planted', ({ id, file, find, replace }) => {
  const text = readFileSync(join(ROOT, file), 'utf8');
  expect(replacedOnce(text, find, replace, id)).not.toBe(text);
});
