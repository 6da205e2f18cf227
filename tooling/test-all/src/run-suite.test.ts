import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOGS, runSuite } from './run-suite.ts';

const RESULT = 'packages/a/test-results.json';

let root: string;
const write = (path: string, content: object) => {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), JSON.stringify(content));
};
const suite = (script: string, result?: string) =>
  runSuite({ id: `a#${script}`, title: 'a', ...(result && { result }) }, { root, env: process.env });

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'suites-'));
  mkdirSync(join(root, LOGS), { recursive: true });
  writeFileSync(join(root, '.gitignore'), '.turbo/\ntest-results.json\n');
  writeFileSync(join(root, 'pnpm-workspace.yaml'), 'packages: [packages/*]\npmOnFail: ignore\n');
  write('package.json', { name: 'top', private: true, packageManager: 'pnpm@12.21.0' });
  write('turbo.json', {
    tasks: { test: { outputs: ['test-results.json'] }, lint: {}, silent: { cache: false } },
  });
  write('packages/a/sum.json', { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  write('packages/a/package.json', {
    name: 'a',
    version: '1.0.0',
    scripts: {
      test: `node -e "fs.copyFileSync('sum.json','test-results.json')"`,
      lint: 'echo crooked && exit 3',
      silent: 'exit 0',
    },
  });
});
afterAll(() => rmSync(root, { recursive: true }));

test('a suite is counted by its result, also when turbo brings that back', async () => {
  expect(await suite('test', RESULT)).toMatchObject({ passed: 2, failed: 0, cached: false, failures: [] });
  rmSync(join(root, RESULT));
  expect(await suite('test', RESULT)).toMatchObject({ passed: 2, failed: 0, cached: true });
});

test('a task that fails without a failed test tells why by the end of what it said', async () => {
  const row = await suite('lint');
  expect(row).toMatchObject({ passed: 0, failed: 1, failures: [expect.stringContaining('crooked')] });
  expect(readFileSync(join(root, row.log), 'utf8')).toContain('crooked');
});

test('a result of an earlier run does not stand in for one that is missing', async () => {
  write(RESULT, { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 });
  expect(await suite('silent', RESULT)).toMatchObject({ passed: 0, failed: 1 });
});
