import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { importersOf } from './imports.ts';
import { reachedTests } from './reached-tests.ts';

test('a rule of the domain is tested in every room that it reaches', () => {
  const files = globSync('{apps,packages}/*/{src,test,stories}/**/*.{ts,tsx}', { cwd: ROOT }).map((path) =>
    path.replaceAll('\\', '/'),
  );
  const tests = reachedTests(files, ['packages/domain/src/phone.ts'], importersOf(ROOT, files));
  expect(tests[0]).toBe('packages/domain/src/phone.test.ts');
  const rooms = new Set(tests.map((path) => path.split('/').slice(0, 2).join('/')));
  expect([...rooms]).toEqual(expect.arrayContaining(['apps/api', 'apps/employer', 'packages/api-client']));
});
