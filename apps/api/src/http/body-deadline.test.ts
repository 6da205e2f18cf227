import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { limitTimeOfBodies } from './body-deadline.ts';

const LIMIT = 100;

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  limitTimeOfBodies(app, LIMIT);
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post('/', async () => {
    await setTimeout(2 * LIMIT);
    return 'taken';
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

/** Sends half of four bytes. Sends the rest after the time limit of a body. */
async function dawdle(type: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    `POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-type: ${type}\r\ncontent-length: 4\r\n\r\n"a`,
  );
  void setTimeout(3 * LIMIT).then(() => socket.write('b"'));
  return (await buffer(socket)).toString();
}

it('ends a request whose body does not come', async () => {
  expect(await dawdle('application/json')).toMatch(/^HTTP\/1\.1 408 /);
});

it('gives forms with files the time that the server gives', async () => {
  expect(await dawdle('multipart/form-data; boundary=x')).toMatch(/^HTTP\/1\.1 200 [^]*taken$/);
});

it('leaves an answer the time that it takes once the body is here', async () => {
  const response = await fetch(`http://127.0.0.1:${String(port)}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '"ab"',
  });
  expect(await response.text()).toBe('taken');
});
