import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '@repo/postgres/free-port';
import { startProxy } from './proxy.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** Answers with its name, the requested host and the received body. */
async function startUpstream(name: string): Promise<number> {
  const port = await freePort();
  const server = createServer((incoming, response) => {
    void text(incoming).then((body) =>
      response.end([name, incoming.method, incoming.url, incoming.headers.host, body].join(' ')),
    );
  });
  server.on('upgrade', (_request, socket, head) => {
    socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n`);
    socket.write(head);
    socket.pipe(socket);
  });
  servers.push(server.listen(port, '127.0.0.1'));
  await once(server, 'listening');
  return port;
}

async function startBefore(ports: readonly number[]): Promise<number> {
  const port = await freePort();
  servers.push(await startProxy(port, '127.0.0.1', () => ports));
  return port;
}

async function post(port: number, body: string): Promise<{ status: number | undefined; body: string }> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path: '/path?q=1',
    method: 'POST',
    headers: { host: 'employer.localhost' },
  });
  sent.end(body);
  const answer = await new Promise<IncomingMessage>((done, failed) =>
    sent.once('response', done).once('error', failed),
  );
  return { status: answer.statusCode, body: await text(answer) };
}

test('hands on method, path, host and body', async () => {
  const port = await startBefore([await startUpstream('one')]);
  expect(await post(port, 'hello')).toEqual({
    status: 200,
    body: 'one POST /path?q=1 employer.localhost hello',
  });
});

test('goes to the next server with the whole body when the first one is gone', async () => {
  const port = await startBefore([await freePort(), await startUpstream('two')]);
  const body = 'x'.repeat(300_000);
  expect(await post(port, body)).toEqual({
    status: 200,
    body: `two POST /path?q=1 employer.localhost ${body}`,
  });
});

test('answers 502 when nobody is there', async () => {
  const port = await startBefore([await freePort()]);
  expect((await post(port, '')).status).toBe(502);
});

test('lets web sockets through', async () => {
  const port = await startBefore([await startUpstream('one')]);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /hot HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\nearly ');
  let received = '';
  const echoed = new Promise<void>((done) => {
    socket.on('data', (data) => {
      received += data.toString();
      if (received.endsWith('early ')) socket.write('late');
      if (received.endsWith('late')) done();
    });
  });
  await echoed;
  socket.destroy();
  expect(received).toContain('101 Switching Protocols');
  expect(received.endsWith('early late')).toBe(true);
});
