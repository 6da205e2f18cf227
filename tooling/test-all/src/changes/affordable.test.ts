import { expect, test } from 'vitest';
import { affordable } from './affordable.ts';

const tests = (folder: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${folder}/${i}.test.ts`);

test('the first are taken while there is time, the rest is left', () => {
  const screens = tests('apps/worker/src', 5);
  expect(affordable(screens, 3)).toEqual({ taken: screens.slice(0, 3), left: screens.slice(3) });
  expect(affordable(screens, 5)).toEqual({ taken: screens, left: [] });
  expect(affordable([], 5)).toEqual({ taken: [], left: [] });
});

test('rules take next to no time, a server and its database take some', () => {
  expect(affordable(tests('packages/domain/src', 100), 60).left).toEqual([]);
  expect(affordable(tests('apps/api/test', 100), 60).taken).toHaveLength(15);
});
