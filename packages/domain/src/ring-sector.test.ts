import { expect, it } from 'vitest';
import { sectorPath } from './ring-sector.ts';

it('starts at the top and goes clockwise', () => {
  expect(sectorPath(0, 25)).toMatch(/^M1\.00 -51\.99A52 52 0 0 1 51\.99 -1\.00L/);
});

it('takes the long way around where a part is more than half of the ring', () => {
  expect(sectorPath(0, 40)).toContain('A52 52 0 0 1');
  expect(sectorPath(0, 60)).toContain('A52 52 0 1 1');
});

it('draws a whole ring that does not end where it begins', () => {
  const [, start, end] = /^M(\S+ \S+)A52 52 0 1 1 (\S+ \S+)L/.exec(sectorPath(0, 100)) ?? [];
  expect(start).toBeDefined();
  expect(end).not.toBe(start);
});
