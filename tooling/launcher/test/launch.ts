import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type Launched = {
  child: ChildProcess;
  /** Resolves with the exit code at the end of the process. */
  exited: Promise<number | null>;
  /** Resolves at the line `ready`, or at the end of the process. */
  ready: Promise<unknown>;
  output(): string;
};

const running: ChildProcess[] = [];

/** Runs a start command. Its environment takes only `PATH` from this process. */
export function launch(entry: string, env: Readonly<Record<string, string>>): Launched {
  const child = spawn(process.execPath, [join(import.meta.dirname, entry)], {
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const lines: string[] = [];
  const ready = new Promise<void>((done) => {
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('ready ')) done();
      });
  });
  const exited = new Promise<number | null>((done) => child.once('close', done));
  return { child, exited, ready: Promise.race([ready, exited]), output: () => lines.join('\n') };
}

/** Stops the processes that a test left running. */
export async function stopAll(): Promise<void> {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
  }
}
