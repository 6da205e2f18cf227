import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { launch as launchEntry, stopAll } from '../test/launch.ts';
import { freePort } from '@repo/postgres/free-port';

const SECONDS = 1000;

let folder: string;
let port: number;
let sandboxPort: number;
// One data folder for all tests: each start takes over the state of the start before, as on a developer's machine.
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launcher-'));
});

beforeEach(async () => {
  port = await freePort();
  sandboxPort = await freePort();
});

afterEach(async () => {
  await stopAll();
  rmSync(join(folder, 'order'), { force: true });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program of `npm start` with stand-ins for the API and the sandbox. */
const launch = (env: Record<string, string> = {}) =>
  launchEntry('fixtures/start.ts', {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    DATA_DIR: join(folder, 'data'),
    SITES_DIR: folder,
    ORDER_FILE: join(folder, 'order'),
    ...env,
  });

const ask = async (path: string, at = port) => (await fetch(`http://127.0.0.1:${at}${path}`)).text();
const apiPid = async () => Number(await ask('/pid'));
const refused = (at: number) => expect(fetch(`http://127.0.0.1:${at}/`)).rejects.toThrow('fetch failed');

/** Milliseconds until the API answers with another process id. */
async function servedAgainAfter(old: number): Promise<number> {
  const from = performance.now();
  await vi.waitFor(async () => expect(await apiPid()).not.toBe(old), { timeout: 20 * SECONDS, interval: 50 });
  return performance.now() - from;
}

describe('starting', () => {
  test('tells each step and the addresses, and `ready` last', async () => {
    const run = launch();
    await run.ready;
    const output = run.output();
    for (const text of [
      'Starting the database',
      'Bringing the database up to date',
      'Starting the sandbox',
      'Starting the API',
      `http://employer.localhost:${port}`,
      `http://worker.localhost:${port}`,
      `http://localhost:${port}/api/docs`,
      `http://localhost:${sandboxPort}`,
    ])
      expect(output).toContain(text);
    expect(output.trimEnd().split('\n').at(-1)).toBe(`ready http://localhost:${port}`);
    const environment: unknown = JSON.parse(await ask('/environment'));
    expect(environment).toMatchObject({ DATA_DIR: join(folder, 'data') });
  });

  test('with a database of its own the sandbox stands in only when it is asked for', async () => {
    const DATABASE_URL = 'postgres://127.0.0.1/somewhere';
    const forgotten = launch({ DATABASE_URL, DATA_KEY: 'ab'.repeat(32) });
    expect(await forgotten.exited).toBe(1);
    for (const name of [
      'PAYSTACK_SECRET_KEY',
      'AT_USERNAME',
      'AT_API_KEY',
      'SMILE_PARTNER_ID',
      'SMILE_API_KEY',
    ])
      expect(forgotten.output()).toContain(`${name}: is required`);
    const asked = launch({ DATABASE_URL, SANDBOX: '1' });
    await asked.ready;
    expect(await ask('/', sandboxPort)).toBe('sandbox');
    expect(JSON.parse(await ask('/environment'))).toMatchObject({ DATABASE_URL });
  });

  test('builds the Storybook afterwards, and waits for it neither then nor at the end', async () => {
    const run = launch({ FIXTURE_STORYBOOK_ROOT: join(folder, 'checkout'), FIXTURE_STORYBOOK: 'hangs' });
    await run.ready;
    expect(run.output()).toContain(`Design      http://design.localhost:${port}`);
    const building = join(folder, 'checkout/node_modules/.cache/design-storybook/index.html');
    await vi.waitFor(() => expect(existsSync(building)).toBe(true), { timeout: 10 * SECONDS });
    run.child.kill('SIGTERM');
    expect(await run.exited).toBe(0);
  });

  test('a taken PORT is told by name and number', async () => {
    const server = createServer().listen(port, '127.0.0.1');
    await once(server, 'listening');
    const run = launch();
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain(`PORT: port ${port} is already in use`);
    server.close();
  });

  test('a taken SANDBOX_PORT is told by name and number', async () => {
    const server = createServer().listen(sandboxPort, '127.0.0.1');
    await once(server, 'listening');
    const run = launch();
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain(`SANDBOX_PORT: port ${sandboxPort} is already in use`);
    server.close();
  });

  test.each([
    [{ PORT: 'many' }, 'PORT: '],
    [{ DATA_KEY: 'short' }, 'DATA_KEY: '],
    [{ NODE_ENV: 'production' }, 'DATA_KEY: '],
    [{ PAYSTACK_SECRET_KEY: 'sk_live_x', DATA_KEY: 'ab'.repeat(32) }, 'AT_'],
    [{ HOST: '203.0.113.7' }, 'HOST: '],
    [
      { DATABASE_URL: 'postgres://127.0.0.1/none', DATA_KEY: 'ab'.repeat(32) },
      'PAYSTACK_SECRET_KEY: is required',
    ],
    [{ NODE_ENV: 'production', SANDBOX: '1' }, 'SANDBOX: production never'],
  ])('%j is refused by name, before anything is made', async (env, name) => {
    const run = launch({ DATA_DIR: join(folder, 'untouched'), ...env });
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain(name);
    expect(existsSync(join(folder, 'untouched/postgres'))).toBe(false);
  });

  test('failing migrations end it with their message', async () => {
    const run = launch({ FIXTURE_MIGRATIONS: 'fail' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain('relation "workers" already exists');
    await refused(sandboxPort);
  });

  test('an API that cannot start ends it with its message', async () => {
    const run = launch({ FIXTURE_API: 'ends' });
    expect(await run.exited).toBe(1);
    expect(run.output()).toContain('API exited with code 1');
  });
});

describe('running', () => {
  test('a killed API serves again within 5 s, each time', async () => {
    const run = launch();
    await run.ready;
    for (let round = 0; round < 3; round += 1) {
      const old = await apiPid();
      process.kill(old, 'SIGKILL');
      expect(await servedAgainAfter(old)).toBeLessThan(5 * SECONDS);
    }
    expect(run.output()).toContain('API was ended by SIGKILL; starting it again');
  });

  test('a killed database is started again on the same port', async () => {
    const run = launch();
    await run.ready;
    const pidFile = join(folder, 'data/postgres/postmaster.pid');
    const read = () => readFileSync(pidFile, 'utf8').split('\n');
    const [old, , , oldPort] = read();
    process.kill(Number(old), 'SIGKILL');
    await vi.waitFor(() => expect([read()[0] !== old, read()[7]?.trim()]).toEqual([true, 'ready']), {
      timeout: 10 * SECONDS,
    });
    expect(read()[3]).toBe(oldPort);
  });

  test('a second start on the same data is refused while the first one runs', async () => {
    await launch().ready;
    const second = launch({ PORT: String(await freePort()), SANDBOX_PORT: String(await freePort()) });
    expect(await second.exited).toBe(1);
    expect(second.output()).toContain('DATA_DIR: The database in');
    expect(await apiPid()).toBeGreaterThan(0);
  });

  test('kill -9 leaves nobody behind, and the next start works', async () => {
    const first = launch();
    await first.ready;
    first.child.kill('SIGKILL');
    await first.exited;
    await vi.waitFor(() => refused(port), { timeout: 5 * SECONDS });
    await vi.waitFor(() => refused(sandboxPort), { timeout: 5 * SECONDS });
    const second = launch();
    await second.ready;
    expect(await apiPid()).toBeGreaterThan(0);
  });
});

describe('stopping', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s ends the API, then the sandbox, then the database, with exit code 0',
    async (signal) => {
      const run = launch();
      await run.ready;
      run.child.kill(signal);
      expect(await run.exited).toBe(0);
      expect(readFileSync(join(folder, 'order'), 'utf8')).toBe('api\nsandbox\n');
      expect(existsSync(join(folder, 'data/postgres/postmaster.pid'))).toBe(false);
      expect(readFileSync(join(folder, 'data/postgres/server.log'), 'utf8')).toMatch(
        /database system is shut down\n$/,
      );
    },
  );
});
