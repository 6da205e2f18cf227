import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStatements } from './record-statements.ts';
import { recordedUnder, TAG_HEADER } from './statement.ts';

/** Replaces the database's client: the test reads only its queries. */
class Client {
  readonly asked: unknown[][] = [];
  query(...asked: unknown[]): string {
    this.asked.push(asked);
    return 'rows';
  }
}

const client = new Client();
const folder = mkdtempSync(join(tmpdir(), 'records-'));
const file = join(folder, 'statements');
let server: Server;
let origin = '';

async function answer(path: string | undefined): Promise<void> {
  client.query({ name: 'find', text: `find ${path}`, rowMode: 'array' }, ['it’s', null, 3]);
  await sleep(20);
  client.query(`count ${path}`);
}

beforeAll(async () => {
  writeFileSync(file, '');
  recordStatements(Client.prototype, file);
  server = createServer(({ url }, response) => void answer(url).then(() => response.end()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address !== null && typeof address === 'object') origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, tag?: string) =>
  fetch(`${origin}${path}`, { headers: tag === undefined ? {} : { [TAG_HEADER]: tag } });
const recorded = (tag: string) => recordedUnder(tag, readFileSync(file, 'utf8'));

test('a request is tied to its own statements, however many run at the same moment', async () => {
  const run = (async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      client.query('sweep');
      await sleep(3);
    }
  })();
  await Promise.all([ask('/one', 'one'), ask('/untagged'), ask('/two', 'two'), run]);
  for (const tag of ['one', 'two'])
    expect(recorded(tag)).toEqual([
      { name: 'find', text: `find /${tag}`, values: ['it’s', null, 3] },
      { text: `count /${tag}`, values: [] },
    ]);
  expect(readFileSync(file, 'utf8')).not.toMatch(/sweep|untagged/);
});

test('what is asked reaches the database as it was asked', () => {
  const config = { text: 'select $1', values: [new Date(0)] };
  expect(client.query(config)).toBe('rows');
  expect(client.asked.at(-1)).toEqual([config]);
});
