import { expect, test } from 'vitest';
import { readImports } from './read-imports.ts';

const module = (specifier: string, isType = false) => ({ specifier, isType });

test.each([
  ["import { a } from './a.ts';", [module('./a.ts')]],
  ["import './a.ts';", [module('./a.ts')]],
  ["import { type A, b } from './a.ts';", [module('./a.ts')]],
  ["export { a } from './a.ts'; export * from './b.ts';", [module('./a.ts'), module('./b.ts')]],
  ["const a = await import('./a.ts'); import(`./b.ts`);", [module('./a.ts'), module('./b.ts')]],
  ['const a = await import(`./${name}.ts`).then((b) => b);', [module('./${name}.ts')]],
  ['const a = await import(name);', []],
  [
    "import type { A } from './a.ts'; import { type B } from './b.ts';",
    [module('./a.ts', true), module('./b.ts', true)],
  ],
  ["export type { C } from './c.ts';", [module('./c.ts', true)]],
  ["// import { a } from './a.ts';", []],
  ["/* import a from 'a'; */ const url = 'https://example.test'; import i from 'nine';", [module('nine')]],
])('%s imports %j', (text, imports) => {
  expect(readImports('here.ts', text)).toEqual(imports);
});
