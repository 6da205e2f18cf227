/**
 * Polls an address until it is stopped, and then prints the time of the slowest answer. It is a separate process, so that
 * only the server and the machine can delay it.
 */
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 20;
const WARM_TIMES = 20;

const [url = ''] = process.argv.slice(2);
const times: number[] = [];
let isOver = false;
process.once('SIGTERM', () => (isOver = true));

async function ask(): Promise<number> {
  const from = performance.now();
  const response = await fetch(url);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return performance.now() - from;
}

for (let time = 0; time < WARM_TIMES; time += 1) await ask();
process.stdout.write('ready\n');
for (; !isOver; await sleep(EVERY_MS)) times.push(await ask());
process.stdout.write(`${JSON.stringify({ slowest: Math.max(...times), answers: times.length })}\n`);
