import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendPage } from './send-page.ts';

const page = {
  identity: Buffer.from('as it is'),
  br: Buffer.from('br'),
  gzip: Buffer.from('gzip'),
  etag: '"name"',
};
const app = Fastify();
app.get('/', (request, reply) => sendPage(request, reply, page));
const ask = (headers: Readonly<Record<string, string>>) => app.inject({ url: '/', headers });

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0.5, gzip;q=1', 'br'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip, br; q=0.000', 'gzip'],
  ['gzip;q=0', undefined],
  ['x-br', undefined],
  ['identity', undefined],
  ['*;q=0', undefined],
  [',', undefined],
])('whoever takes %j is sent %s', async (accepted, encoding) => {
  const { headers, body } = await ask({ 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'accept-encoding']);
  expect(body).toBe(encoding ?? 'as it is');
});

test.each([
  ['"name"', 304],
  ['W/"name"', 304],
  ['"other", "name"', 304],
  ['"nam"', 200],
  ['name', 200],
])('whoever has %s is answered %i', async (known, status) => {
  const { statusCode, headers } = await ask({ 'if-none-match': known });
  expect([statusCode, headers.etag]).toEqual([status, '"name"']);
});
