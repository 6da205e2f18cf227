import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Ports below those that a system gives to outgoing connections: one of these would now and then take a port after it was found
 * free, and before it is listened on. Each process has a thousand of its own, as far as they reach.
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

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  last = (last + 1) % SHARE;
  const port = FIRST + last;
  return (await isFree(port)) ? port : freePort();
}
