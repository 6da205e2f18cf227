import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Task } from './plan.ts';
import { ROOT } from './root.ts';

/** How a task went. `output` is everything that it said. */
export type Ran = { exitCode: number; seconds: number; cached: boolean; output: string };

const TURBO = join(ROOT, 'node_modules/turbo/bin/turbo');

/** The top of the workspace that has the task, and the environment that the task sees. */
export type Place = { root: string; env: NodeJS.ProcessEnv };

const wasCached = (id: string, output: string) =>
  output.split('\n').some((line) => line.startsWith(`${id.replace('#', ':')}: cache hit`));

/**
 * Runs one task through turbo, after what it depends on. A turbo of its own for each task costs a tenth of a second, and tells when
 * the task ended and how; one turbo for all tells so only when all have ended.
 * @param log - The file that gets what the task says.
 */
export async function runTask(
  { id, args = [] }: Pick<Task, 'id' | 'args'>,
  { root, env }: Place,
  log: string,
): Promise<Ran> {
  const started = performance.now();
  const file = openSync(log, 'w');
  const child = spawn(
    process.execPath,
    [TURBO, 'run', id, '--log-prefix=task', '--log-order=stream', '--', ...args],
    { cwd: root, env: { ...env, TURBO_TELEMETRY_DISABLED: '1' }, stdio: ['ignore', file, file] },
  );
  const exitCode = await new Promise<number>((done, failed) =>
    child.once('error', failed).once('exit', (code) => done(code ?? 1)),
  );
  closeSync(file);
  const output = readFileSync(log, 'utf8');
  const seconds = (performance.now() - started) / 1000;
  return { exitCode, seconds, cached: wasCached(id, output), output };
}
