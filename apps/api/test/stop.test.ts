import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { startTestApi } from './harness.ts';

it('finishes the request that is under way, and ends with it although its connection would stay open', async () => {
  const api = await startTestApi();
  const body = JSON.stringify({ phone: '0700 000 060', name: '', location: '' });
  const { hostname, port } = new URL(api.origin);
  const socket = connect(Number(port), hostname);
  socket.write(
    'POST /employers/auth/send-code HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\nexpect: 100-continue\r\n' +
      `content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`,
  );
  // "100 Continue": the service has accepted the request and waits for its body.
  await once(socket, 'readable');
  const answer = text(socket);
  const begun = Date.now();
  const stopped = api.stop();
  socket.write(body);
  await stopped;
  expect(Date.now() - begun).toBeLessThan(5_000);
  expect(await answer).toMatch(/\r\nHTTP\/1\.1 404 /);
});
