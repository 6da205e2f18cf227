import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below the range for outgoing connections. An outgoing connection could otherwise take a free port between the
 * search and the start of the server. Each process has a separate thousand, until the ranges repeat.
 */
const SHARE = 1_000;
const FIRST = 20_000 + (process.pid % 12) * SHARE;
let last = randomInt(SHARE);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port without a listener at this moment. */
export async function freePort(): Promise<number> {
  last = (last + 1) % SHARE;
  const port = FIRST + last;
  return (await isFree(port)) ? port : freePort();
}
