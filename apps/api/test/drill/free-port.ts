import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Each process of a run has a thousand ports of its own, below those that a system gives to outgoing connections: one of these
 * would now and then take a port after it was found free, and before it is listened on.
 */
const SHARE = 1_000;
const FIRST = 20_000 + (Number(process.env['VITEST_POOL_ID'] ?? 0) % 12) * SHARE;
let last = randomInt(SHARE);

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  last = (last + 1) % SHARE;
  const port = FIRST + last;
  return (await isFree(port)) ? port : freePort();
}
