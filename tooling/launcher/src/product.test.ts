import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { launch, stopAll } from '../test/launch.ts';
import { freePort } from '@repo/postgres/free-port';

const folder = mkdtempSync(join(tmpdir(), 'product-'));

afterEach(async () => {
  await stopAll();
  rmSync(folder, { recursive: true, force: true });
});

test('the product itself starts, serves, and stops as it is told', async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: folder, SITES_DIR: folder };
  const api = `http://127.0.0.1:${port}`;
  const run = launch('../src/start.ts', env);
  await run.ready;
  expect(await (await fetch(`${api}/api/ready`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://127.0.0.1:${sandboxPort}/`)).status).toBe(200);

  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  await expect(fetch(api)).rejects.toThrow('fetch failed');

  const again = launch('../src/start.ts', env);
  await again.ready;
  expect((await fetch(`${api}/api/health`)).status).toBe(200);
  expect(again.output()).not.toContain('Could not start');
});
