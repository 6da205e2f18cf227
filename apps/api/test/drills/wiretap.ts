import {
  createServer,
  request as forward,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

/** A message between the service and the provider: a call on its way there, or its answer on its way back. */
export interface Passing {
  readonly direction: 'there' | 'back';
  /** Method and path, such as `POST /paystack/refund`. */
  readonly call: string;
}

/** A proxy between the service and its payment provider. A test listens to it, in order to kill at a certain moment. */
export interface Wiretap {
  readonly origin: string;
  /** Resolves when a wanted message passes, and keeps the message from arriving. */
  next(wanted: (passing: Passing) => boolean): Promise<void>;
  close(): void;
}

export async function tapWire(target: string): Promise<Wiretap> {
  const waiting = new Set<{ wanted: (passing: Passing) => boolean; seen: () => void }>();

  /** @returns whether a test waited for this message. */
  function isCut(passing: Passing): boolean {
    const found = [...waiting].filter(({ wanted }) => wanted(passing));
    for (const each of found) {
      waiting.delete(each);
      each.seen();
    }
    return found.length > 0;
  }

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const call = `${incoming.method} ${incoming.url?.split('?')[0]}`;
    if (isCut({ direction: 'there', call })) return;
    const onward = forward(new URL(incoming.url ?? '/', target), {
      method: incoming.method,
      headers: { ...incoming.headers, host: new URL(target).host },
    });
    onward.once('response', (answer) => {
      if (isCut({ direction: 'back', call })) return;
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.once('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }

  const server: Server = createServer(pass);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    next: (wanted) => new Promise((seen) => waiting.add({ wanted, seen })),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
