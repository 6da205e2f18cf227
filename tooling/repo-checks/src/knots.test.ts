import { expect, test } from 'vitest';
import { importsOf } from './imports.ts';
import { knotsOf } from './knots.ts';
import { files, isSource, isTest } from './repo.ts';

test('finds folders that reach each other, at whatever depth', () => {
  const knots = knotsOf([
    ['a/one/x.ts', 'a/two/y.ts'],
    ['a/two/z.ts', 'a/three/deep/y.ts'],
    ['a/three/y.ts', 'a/one/x.ts'],
    ['a/four/y.ts', 'a/one/x.ts'],
    ['b/x.ts', 'a/one/x.ts'],
  ]);
  expect(knots).toEqual([
    {
      folder: 'a',
      among: ['one', 'three', 'two'],
      arrows: ['a/one/x.ts -> a/two/y.ts', 'a/three/y.ts -> a/one/x.ts', 'a/two/z.ts -> a/three/deep/y.ts'],
    },
  ]);
});

test('takes a file beside the folders for none of them', () => {
  expect(
    knotsOf([
      ['a/one/x.ts', 'a/context.ts'],
      ['a/context.ts', 'a/one/y.ts'],
    ]),
  ).toEqual([]);
});

test('no folders reach each other', () => {
  const sources = files.filter((path) => isSource(path) && !isTest(path));
  const imports = sources.flatMap((path) => importsOf(path).map((target) => [path, target] as const));
  expect(knotsOf(imports), 'what two folders need of each other belongs below both').toEqual([]);
});
