import { expect, test } from 'vitest';
import { reachedTests } from './reached-tests.ts';

const reached = (changed: readonly string[], imports: Readonly<Record<string, readonly string[]>>) => {
  const importers = new Map<string, Set<string>>();
  for (const [from, targets] of Object.entries(imports))
    for (const target of targets)
      importers.set(target, (importers.get(target) ?? new Set<string>()).add(from));
  return reachedTests([...Object.keys(imports), ...changed], changed, importers);
};

test('a test is reached through any number of imports, and one that imports nothing of it is not', () => {
  expect(
    reached(['a/phone.ts'], {
      'a/wide.ts': ['a/phone.ts'],
      'a/wide.test.ts': ['a/wide.ts'],
      'a/other.test.ts': ['a/other.ts'],
    }),
  ).toEqual(['a/wide.test.ts']);
});

test('those that import it come first, then those of its package, then those named alike, then the nearest', () => {
  expect(
    reached(['apps/a/phone.ts'], {
      'apps/a/one.ts': ['apps/a/phone.ts'],
      'apps/a/two.ts': ['apps/a/one.ts'],
      'apps/b/far.test.ts': ['apps/a/two.ts'],
      'apps/b/near.test.ts': ['apps/a/one.ts'],
      'apps/b/phones-far.test.ts': ['apps/a/two.ts'],
      'apps/a/far.test.ts': ['apps/a/two.ts'],
      'apps/b/itself.test.ts': ['apps/a/phone.ts'],
    }),
  ).toEqual([
    'apps/b/itself.test.ts',
    'apps/a/far.test.ts',
    'apps/b/phones-far.test.ts',
    'apps/b/near.test.ts',
    'apps/b/far.test.ts',
  ]);
});

test('a circle of imports ends', () => {
  expect(
    reached(['a/a.ts'], { 'a/b.ts': ['a/a.ts'], 'a/a.ts': ['a/b.ts'], 'a/c.test.ts': ['a/b.ts'] }),
  ).toEqual(['a/c.test.ts']);
});

test('a test that changed is run itself, and not those beside it', () => {
  expect(reached(['a/a.test.ts'], { 'a/b.test.ts': ['a/b.ts'] })).toEqual(['a/a.test.ts']);
});

test('a file that nobody imports is taken to be read by the tests beside it', () => {
  expect(
    reached(['a/words.txt'], { 'a/reads.test.ts': ['a/reads.ts'], 'b/other.test.ts': ['b/other.ts'] }),
  ).toEqual(['a/reads.test.ts']);
});
