import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@repo/postgres/free-port';
import { type Figure, figure, median } from '../figure.ts';
import { promises } from '../promises.ts';
import { ROOT } from '../root.ts';

const STARTS = 3;
const GIVE_UP_MS = 60_000;

type Running = { child: ChildProcess; seconds: number; stop(): Promise<void> };

/** Runs the command behind `npm start`, up to its line `ready`. */
async function start(env: NodeJS.ProcessEnv): Promise<Running> {
  const from = performance.now();
  const child = spawn(process.execPath, [join(ROOT, 'tooling/bootstrap.mjs'), 'start'], {
    cwd: ROOT,
    // The build of the floor in this process set its own NODE_ENV.
    env: { ...process.env, NODE_ENV: undefined, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  const ready = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('ready ')) done();
      });
  });
  await Promise.race([ready, gone]);
  if (child.exitCode !== null) throw new Error(`It did not start:\n${lines.slice(-20).join('\n')}`);
  return {
    child,
    seconds: (performance.now() - from) / 1000,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

type Process = { pid: number; parent: number; command: string };

/** The API's process among the descendants of the start command. */
function findApi(ancestor: number): number {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='])
    .toString()
    .split('\n')
    .flatMap((line): Process[] => {
      const [, pid, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
      return pid ? [{ pid: Number(pid), parent: Number(parent), command }] : [];
    });
  const below = (pid: number): Process[] =>
    processes.flatMap((one) => (one.parent === pid ? [one, ...below(one.pid)] : []));
  const api = below(ancestor).find(({ command }) => command.includes('apps/api/src/main.ts'));
  if (!api) throw new Error('The API is not running.');
  return api.pid;
}

async function secondsUntilAnswer(url: string): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < GIVE_UP_MS) {
    try {
      if ((await fetch(url, { signal: AbortSignal.timeout(2000) })).ok)
        return (performance.now() - from) / 1000;
    } catch {
      // Not there yet.
    }
    await sleep(20);
  }
  return Number.NaN;
}

/** A start with all parts installed and built and the database present, and the recovery after a kill -9 of the API. */
export async function measureStart(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-start-'));
  const port = await freePort();
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(await freePort()),
    HOST: '127.0.0.1',
  };
  try {
    await (await start(env)).stop();
    const warm: number[] = [];
    const again: number[] = [];
    for (let time = 0; time < STARTS; time += 1) {
      const running = await start(env);
      warm.push(running.seconds);
      process.kill(findApi(running.child.pid ?? 0), 'SIGKILL');
      again.push(await secondsUntilAnswer(`http://127.0.0.1:${port}/api/ready`));
      await running.stop();
    }
    return [
      figure('start, everything prepared', median(warm), promises.warmStart, `median of ${STARTS}`),
      figure('first answer after kill -9', median(again), promises.afterKill, `median of ${STARTS}`),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
