import { afterEach, expect, test } from 'vitest';
import { programs } from '../test/fixtures/programs.ts';
import { type Stack, startStack } from './stack.ts';

const DATABASE_URL = 'postgres://127.0.0.1:1/none';
let stack: Stack | undefined;

afterEach(async () => {
  await stack?.stop();
  stack = undefined;
});

const get = async (url: string) => (await fetch(url)).text();

test('serves on free ports, and says where', async () => {
  stack = await startStack({ databaseUrl: DATABASE_URL, programs, env: { SEED: 'none' } });
  const told: unknown = JSON.parse(await get(`${stack.apiAddress()}/environment`));
  expect(told).toMatchObject({
    DATABASE_URL,
    SEED: 'none',
    PUBLIC_ORIGIN: stack.origin(),
    SANDBOX_ORIGIN: stack.sandboxOrigin,
  });
  expect(stack.origin('employer')).toBe(stack.origin().replace('http://', 'http://employer.'));
  expect(stack.logs().join('\n')).toContain('api listening');
});

test('two processes answer in turn at one address, and one alone while the other is down', async () => {
  stack = await startStack({ databaseUrl: DATABASE_URL, programs, processes: 2 });
  const address = stack.origin().replace('localhost', '127.0.0.1');
  const four = Array.from({ length: 4 }, () => `${address}/pid`);
  const answers = async () => new Set(await Promise.all(four.map(get)));
  const both = [stack.pid(0), stack.pid(1)].map(String);
  expect(await answers()).toEqual(new Set(both));

  expect(await stack.kill(0)).toMatchObject({ signal: 'SIGKILL' });
  expect(await answers()).toEqual(new Set(both.slice(1)));

  await stack.restart(0);
  expect(await answers()).toEqual(new Set([String(stack.pid(0)), both[1]]));
});

test('a told process ends by itself', async () => {
  stack = await startStack({ databaseUrl: DATABASE_URL, programs });
  expect(await stack.kill(0, 'SIGTERM')).toEqual({ code: 0, signal: null });
});

test('says why a part did not start', async () => {
  await expect(
    startStack({ databaseUrl: DATABASE_URL, programs, env: { FIXTURE_API: 'ends' } }),
  ).rejects.toThrow(/API 0 exited with code 1:\n.*DATA_KEY: is required/);
});
