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

/** What `npm run audit:verify` answers when nobody touched the log. */
const WHOLE = {
  code: 0,
  output: expect.stringMatching(/^audit log: All \d+ rows are as they were written, and fit \d+ anchors\.$/),
};

async function verifyAudit(env: Readonly<Record<string, string>>) {
  const run = launch('../src/audit-verify.ts', env);
  return { code: await run.exited, output: run.output() };
}

test('the product itself starts, serves, and stops as it is told', async () => {
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: folder, SITES_DIR: folder };
  const api = `http://127.0.0.1:${port}`;
  const run = launch('../src/start.ts', env);
  await run.ready;
  expect(await (await fetch(`${api}/api/ready`)).json()).toMatchObject({ status: 'ok' });
  expect((await fetch(`http://127.0.0.1:${sandboxPort}/`)).status).toBe(200);
  expect(run.output()).not.toContain('may change the audit log');
  expect(await verifyAudit(env)).toEqual(WHOLE);

  run.child.kill('SIGTERM');
  expect(await run.exited).toBe(0);
  expect(await verifyAudit(env)).toEqual(WHOLE);
  await expect(fetch(api)).rejects.toThrow('fetch failed');

  const again = launch('../src/start.ts', env);
  await again.ready;
  expect((await fetch(`${api}/api/health`)).status).toBe(200);
  expect(again.output()).not.toContain('Could not start');
});
