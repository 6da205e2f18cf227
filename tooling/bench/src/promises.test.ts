import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { promiseLine, promises } from './promises.ts';
import { ROOT } from './root.ts';

const readme = (folder: string) => readFileSync(join(ROOT, folder, 'README.md'), 'utf8');

test('the README promises what the bench measures by, and nothing else', () => {
  const [, table = ''] = readme('tooling/bench').split('|---|---|\n');
  const rows = table.split('\n').filter((line) => line.startsWith('|'));
  expect(rows).toEqual(Object.values(promises).map(promiseLine));
});

test('every promise is measured', () => {
  const sources = globSync(join(import.meta.dirname, '**/*.ts'), { exclude: ['**/*.test.ts'] });
  const text = sources.map((path) => readFileSync(path, 'utf8')).join('\n');
  expect(Object.keys(promises).filter((name) => !new RegExp(`promises\\.${name}\\b`).test(text))).toEqual([]);
});

test("what the worker's app says of the weight of its words is the promise", () => {
  const [, words] = /at most (\d+) KB a language/.exec(readme('apps/worker')) ?? [];
  expect(Number(words)).toBe(promises.words.bound);
});

test("what the employer's app says of its first load is within the promise", () => {
  const [, script] = /First load of `\/login`: about (\d+) KB/.exec(readme('apps/employer')) ?? [];
  expect(Number(script)).toBeGreaterThan(0);
  expect(Number(script)).toBeLessThanOrEqual(promises.firstScript.bound);
});
