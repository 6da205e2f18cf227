import {
  createServer,
  type IncomingMessage,
  request as send,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';

/**
 * Ports of this machine that can serve a request, in order of preference. A later port serves when the one before is
 * unreachable.
 */
export type Route = (request: IncomingMessage) => readonly number[];

const LOOPBACK = '127.0.0.1';

function refuse(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(502, { 'content-type': 'text/plain' })
      .end('Nothing answers behind this address just now.');
}

function forward(request: IncomingMessage, response: ServerResponse, ports: readonly number[]): void {
  const [port, ...others] = ports;
  if (port === undefined) return refuse(response);
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress };
  const upstream = send({
    host: LOOPBACK,
    port,
    method: request.method,
    path: request.url,
    headers,
    agent: false,
  });
  let connected = false;
  upstream.once('socket', (socket) =>
    socket.once('connect', () => {
      connected = true;
      // The body is read only after the connection, so that it is complete for the next port when this port refuses.
      request.pipe(upstream);
    }),
  );
  upstream.once('response', (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
    answer.once('error', () => response.destroy());
  });
  upstream.once('error', () => (connected ? refuse(response) : forward(request, response, others)));
  response.once('close', () => upstream.destroy());
}

function upgrade(request: IncomingMessage, socket: Socket, head: Buffer, port: number | undefined): void {
  if (port === undefined) return void socket.destroy();
  const upstream = connect(port, LOOPBACK, () => {
    const { rawHeaders } = request;
    const lines = rawHeaders.flatMap((name, index) =>
      index % 2 ? [] : [`${name}: ${rawHeaders[index + 1] ?? ''}`],
    );
    upstream.write(
      `${request.method ?? 'GET'} ${request.url ?? '/'} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`,
    );
    upstream.write(head);
    upstream.pipe(socket).pipe(upstream);
  });
  for (const [one, other] of [
    [socket, upstream],
    [upstream, socket],
  ] as const)
    one.once('error', () => other.destroy()).once('close', () => other.destroy());
}

/** One address for several servers of this machine, web sockets included. For development and drills only. */
export async function startProxy(port: number, host: string, route: Route): Promise<Server> {
  const server = createServer((request, response) => forward(request, response, route(request)));
  server.on('upgrade', (request, socket: Socket, head) => upgrade(request, socket, head, route(request)[0]));
  await new Promise<void>((done, failed) => server.once('error', failed).listen(port, host, done));
  return server;
}
