import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { once } from 'node:events';

/** A call of the sandbox to the API. */
export interface Call {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Reaction {
  readonly status: number;
  readonly body?: string;
  /** Leaves the call without an answer. */
  readonly hang?: boolean;
}

/** A stand-in for the API: it listens, records the calls and answers as configured. */
export interface FakeApi {
  readonly origin: string;
  readonly calls: Call[];
  /** Decides each answer. The default is 200. */
  react: (call: Call, index: number) => Reaction | Promise<Reaction>;
  close(): Promise<void>;
}

export async function startFakeApi(port = 0): Promise<FakeApi> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      api.calls.push(call);
      void answer(response, api.react(call, api.calls.length - 1));
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake API has no port');
  const api: FakeApi = {
    origin: `http://127.0.0.1:${address.port}`,
    calls: [],
    react: () => ({ status: 200 }),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return api;
}

async function answer(response: ServerResponse, reaction: Reaction | Promise<Reaction>): Promise<void> {
  const { status, body = '{}', hang = false } = await reaction;
  if (!hang) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
}
