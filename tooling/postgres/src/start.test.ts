import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDatabase, dropDatabase, ensureRole, withRole } from './databases.ts';
import { isAlive } from './postmaster.ts';
import { DatabaseInUseError, type PostgresServer, runningAddress, startPostgres } from './start.ts';
import { startTestServer } from './test-server.ts';

let folder: string;
let dataDir: string;
const servers: PostgresServer[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'postgres-check-'));
  dataDir = join(folder, 'data');
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function start(durable = true): Promise<PostgresServer> {
  const server = await startPostgres({ dataDir, durable });
  servers.push(server);
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query<Record<string, unknown>>(text);
    return result.rows;
  } finally {
    await client.end();
  }
}

type Parent = { url: string; pid: number; guardPid: number };

const isParent = (value: unknown): value is Parent =>
  typeof value === 'object' && value !== null && 'guardPid' in value;

/** A second process that owns the server, as the launcher does. */
async function startParent(kind: 'durable' | 'passing' = 'durable') {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../test/parent.ts'), dataDir, kind], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((done) => createInterface(child.stdout).once('line', done));
  const told: unknown = JSON.parse(line);
  if (!isParent(told)) throw new Error(`unexpected: ${line}`);
  return {
    ...told,
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('data survives', () => {
  test('a stop and a start', async () => {
    const first = await start();
    await query(first.url(), 'CREATE TABLE kept AS SELECT 1 AS n');
    await first.stop();
    const second = await start();
    expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 1 }]);
  });

  test('a kill -9 of PostgreSQL, and the end is told', async () => {
    const first = await start();
    await query(first.url(), 'CREATE TABLE kept AS SELECT 2 AS n');
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    const second = await start();
    expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 2 }]);
  });

  test('a kill -9 of the parent, whose guard stops the server', async () => {
    const parent = await startParent();
    await query(parent.url, 'CREATE TABLE kept AS SELECT 3 AS n');
    await parent.kill();
    await vi.waitFor(() => expect(isAlive(parent.pid)).toBe(false), { timeout: 10_000 });
    const second = await start();
    expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 3 }]);
  });

  test('a kill -9 of parent and guard, which leaves an orphan with open sessions', async () => {
    const parent = await startParent();
    await query(parent.url, 'CREATE TABLE kept AS SELECT 4 AS n');
    const session = new pg.Client({ connectionString: parent.url });
    session.on('error', () => undefined);
    await session.connect();
    process.kill(parent.guardPid, 'SIGKILL');
    await parent.kill();
    expect(isAlive(parent.pid)).toBe(true);
    const second = await start();
    expect(isAlive(parent.pid)).toBe(false);
    expect(await query(second.url(), 'SELECT n FROM kept')).toEqual([{ n: 4 }]);
  });
});

describe('one folder', () => {
  test('refuses a second start while the first one lives, and the first goes on', async () => {
    const first = await start();
    await expect(startPostgres({ dataDir, durable: true })).rejects.toThrow(DatabaseInUseError);
    expect(await query(first.url(), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('refuses the second of two starts at the same moment', async () => {
    await (await start()).stop();
    const results = await Promise.allSettled([start(), start()]);
    expect(results.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not put off by the pid file of a process that is no database', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(dataDir, 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n\n127.0.0.1\n0 0\nready\n`,
    );
    const second = await start();
    expect(await query(second.url(), 'SELECT 1 AS n')).toEqual([{ n: 1 }]);
  });

  test('touches nothing in a folder that holds something else', async () => {
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'letters.txt'), 'dear');
    await expect(start()).rejects.toThrow('neither empty nor a PostgreSQL data folder');
    expect(existsSync(join(dataDir, 'letters.txt'))).toBe(true);
  });

  test('works below a folder that only its owner may enter', async () => {
    const locked = join(folder, 'locked');
    mkdirSync(locked, { mode: 0o700 });
    dataDir = join(locked, 'data');
    const server = await start();
    expect(await query(server.url(), 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  });

  test('lets nobody in without the password', async () => {
    const server = await start(false);
    const address = new URL(server.url());
    address.password = 'guess';
    await expect(query(address.href, 'SELECT 1')).rejects.toThrow('password authentication failed');
  });
});

test('a passing folder is gone after a kill -9 of the parent', async () => {
  const parent = await startParent('passing');
  await parent.kill();
  await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), { timeout: 10_000 });
  expect(isAlive(parent.pid)).toBe(false);
});

test('a passing server goes with its folder, and copies a template', async () => {
  const server = await startTestServer();
  await createDatabase(server.url(), 'model');
  await query(server.url('model'), 'CREATE TABLE kept AS SELECT 5 AS n');
  const copy = await createDatabase(server.url(), 'copy "of" model', { template: 'model' });
  expect(await query(copy, 'SELECT n FROM kept')).toEqual([{ n: 5 }]);
  await ensureRole(server.url(), 'a "reader"');
  await ensureRole(server.url(), 'a "reader"');
  const reader = withRole(copy, 'a "reader"');
  expect(await query(reader, 'SELECT session_user AS me')).toEqual([{ me: 'a "reader"' }]);
  await expect(query(reader, 'SELECT n FROM kept')).rejects.toThrow('permission denied');
  expect(runningAddress(server.dataDir, 'model')).toBe(server.url('model'));
  await dropDatabase(server.url(), 'copy "of" model');
  await dropDatabase(server.url(), 'copy "of" model');
  await expect(query(copy, 'SELECT 1')).rejects.toThrow('does not exist');
  await server.stop();
  expect(isAlive(server.pid)).toBe(false);
  expect(runningAddress(server.dataDir, 'model')).toBeUndefined();
  expect(existsSync(server.dataDir)).toBe(false);
});
