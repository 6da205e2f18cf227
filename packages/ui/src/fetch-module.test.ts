import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { fetchModule } from './fetch-module.ts';

const folder = mkdtempSync(join(tmpdir(), 'module-'));
afterAll(() => rmSync(folder, { recursive: true }));
const part = join(folder, 'Part-1a2b.js');
writeFileSync(part, 'export const evaluated = Symbol();');
const address = pathToFileURL(part).href;

/** Chromium's error at each import of a file that failed to load once. */
const refused = (): Promise<{ evaluated: symbol }> =>
  Promise.reject(new TypeError(`Failed to fetch dynamically imported module: ${address}`));

test('what is there is fetched once', async () => {
  let asked = 0;
  expect(await fetchModule(() => Promise.resolve((asked += 1)))).toBe(1);
});

test('what could not be fetched is fetched under an address of its own, another one each time', async () => {
  const first = await fetchModule(refused);
  const second = await fetchModule(refused);
  expect(typeof first.evaluated).toBe('symbol');
  expect(second.evaluated).not.toBe(first.evaluated);
});

test('where no address is told, the failure is the answer', async () => {
  const cause = new TypeError('Importing a module script failed.');
  await expect(fetchModule(() => Promise.reject(cause))).rejects.toBe(cause);
});
