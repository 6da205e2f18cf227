import { spawn } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isFields, objects, type Fields } from './fields.ts';
import { ROOT } from './root.ts';

export type Ran = { exitCode: number; seconds: number; cached: boolean };

const RUNS = join(ROOT, '.turbo/runs');

/** Turbo's own account of one task. A task that did not run because another failed has no execution. */
function readTask(task: Fields): [string, Ran] | undefined {
  if (typeof task['taskId'] !== 'string') return undefined;
  const { execution, cache, taskId } = task;
  if (!isFields(execution) || typeof execution['exitCode'] !== 'number') return undefined;
  const times = [execution['startTime'], execution['endTime']].map(Number);
  const [from = 0, to = 0] = times;
  const cached = isFields(cache) && cache['status'] === 'HIT';
  return [taskId, { exitCode: execution['exitCode'], seconds: Math.max(0, to - from) / 1000, cached }];
}

/**
 * Runs tasks through turbo, showing their output, and answers how each went, by its id. A task that is missing from the answer
 * did not run.
 */
export async function runTasks(
  ids: readonly string[],
  concurrency: number,
  env: NodeJS.ProcessEnv,
): Promise<Map<string, Ran>> {
  rmSync(RUNS, { recursive: true, force: true });
  const turbo = join(ROOT, 'node_modules/turbo/bin/turbo');
  const child = spawn(
    process.execPath,
    [
      turbo,
      'run',
      ...ids,
      '--continue=always',
      '--summarize',
      '--output-logs=new-only',
      '--log-order=grouped',
      `--concurrency=${concurrency}`,
    ],
    { cwd: ROOT, env: { ...env, TURBO_TELEMETRY_DISABLED: '1' }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  const signal = await new Promise<NodeJS.Signals | null>((done, failed) =>
    child.once('error', failed).once('exit', (_, how) => done(how)),
  );
  if (signal) process.stderr.write(`\nturbo was ended by ${signal} before it was done.\n`);
  const [file] = existsSync(RUNS) ? readdirSync(RUNS).filter((name) => name.endsWith('.json')) : [];
  if (!file) return new Map();
  const summary: unknown = JSON.parse(readFileSync(join(RUNS, file), 'utf8'));
  const tasks = isFields(summary) ? objects(summary, 'tasks') : [];
  return new Map(tasks.flatMap((task) => [readTask(task)].filter((entry) => entry !== undefined)));
}
