import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';

const PIECE_BYTES = 1024;

/** The network between a phone and the service. It can be slow, and it can break off midway. */
export interface WeakNetwork {
  /** The address of the site through this network. */
  readonly origin: string;
  /** The limit of bytes a second from the phone, from now on. Null removes the limit. */
  limitTo(bytesPerSecond: number | null): void;
  /** The limit of bytes a second to the phone, in pieces, from now on. Null removes the limit. */
  arriveAt(bytesPerSecond: number | null): void;
  /**
   * Cuts every connection that sends more than so many bytes, from now on. Null cuts none. A browser retries once by
   * itself when a reused connection breaks off.
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
