import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { importersOf, specifiersOf } from './imports.ts';
import { reachedTests } from './reached-tests.ts';

test.each([
  ["import { a } from './a.ts';", ['./a.ts']],
  ["import './a.ts';", ['./a.ts']],
  ["import { type A, b } from './a.ts';", ['./a.ts']],
  ["export { a } from './a.ts'; export * from './b.ts';", ['./a.ts', './b.ts']],
  ["const a = await import('./a.ts'); import(`./b.ts`);", ['./a.ts', './b.ts']],
  ['const a = await import(`./${name}.ts`).then((b) => b);', ['./${name}.ts']],
  ['const a = await import(name);', []],
  ["import type { A } from './a.ts'; import { type B } from './b.ts'; export type { C } from './c.ts';", []],
  ["// import { a } from './a.ts';", []],
])('%s imports %j when it runs', (text, specifiers) => {
  expect(specifiersOf('here.ts', text)).toEqual(specifiers);
});

test('a rule of the domain is tested in every room that it reaches', () => {
  const files = globSync('{apps,packages}/*/{src,test,stories}/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const tests = reachedTests(files, ['packages/domain/src/phone.ts'], importersOf(ROOT, files));
  expect(tests[0]).toBe('packages/domain/src/phone.test.ts');
  const rooms = new Set(tests.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...rooms]).toEqual(expect.arrayContaining(['apps/api', 'apps/employer', 'packages/api-client']));
});
