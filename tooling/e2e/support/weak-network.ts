import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PIECE_BYTES = 1024;

/** What lies between a phone and the service: it can be slow, and it can break off half way. */
export interface WeakNetwork {
  /** Where the site is reached through it. */
  readonly origin: string;
  /** So many bytes a second leave the phone from now on; null for as many as there are. */
  limitTo(bytesPerSecond: number | null): void;
  /** So many bytes a second reach the phone from now on, piece by piece; null for as many as there are. */
  arriveAt(bytesPerSecond: number | null): void;
  /**
   * Every connection on which more than so many bytes leave is cut off from now on; null for none. A browser tries once more by
   * itself where a connection that it used before breaks off.
   */
  cutAfter(bytes: number | null): void;
  stop(): void;
}

export async function weakNetwork(siteOrigin: string): Promise<WeakNetwork> {
  const site = new URL(siteOrigin);
  const servicePort = Number(site.port);
  const sockets = new Set<Socket>();
  let rate: number | null = null;
  let arrivalRate: number | null = null;
  let cutAt = Number.POSITIVE_INFINITY;

  async function* inPieces(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks)
      for (let start = 0; start < chunk.length; start += PIECE_BYTES) {
        if (arrivalRate !== null) await pause((PIECE_BYTES / arrivalRate) * 1000);
        yield chunk.subarray(start, start + PIECE_BYTES);
      }
  }

  const server = createServer({ noDelay: true }, (phone) => {
    const service = connect(servicePort, '127.0.0.1');
    let sent = 0;
    const cut = () => {
      phone.resetAndDestroy();
      service.destroy();
    };
    for (const socket of [phone, service]) {
      sockets.add(socket);
      socket.on('error', cut);
      socket.on('close', () => sockets.delete(socket));
    }
    pipeline(service, inPieces, phone).catch(cut);
    phone.on('end', () => service.end());
    phone.on('data', (chunk) => {
      sent += chunk.length;
      if (sent > cutAt) {
        cut();
        return;
      }
      service.write(chunk);
      if (rate === null) return;
      phone.pause();
      setTimeout(() => phone.resume(), (chunk.length / rate) * 1000);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The network has no port');
  site.port = String(address.port);
  return {
    origin: site.origin,
    limitTo(bytesPerSecond) {
      rate = bytesPerSecond;
    },
    arriveAt(bytesPerSecond) {
      arrivalRate = bytesPerSecond;
    },
    cutAfter(bytes) {
      cutAt = bytes ?? Number.POSITIVE_INFINITY;
    },
    stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
