import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Phase } from './plan.ts';
import { heading, isGreen, line, report, type Clock, type Row } from './report.ts';
import { ROOT } from './root.ts';
import { LOGS, runSuite } from './run-suite.ts';
import { say } from './say.ts';

/**
 * Runs the phases in order and prints a line after each task, then the failures and the sum. Returns whether all tests
 * passed.
 */
export async function runPhases(phases: readonly Phase[], env: NodeJS.ProcessEnv): Promise<boolean> {
  rmSync(join(ROOT, LOGS), { recursive: true, force: true });
  mkdirSync(join(ROOT, LOGS), { recursive: true });
  const width = Math.max(...phases.flatMap(({ tasks }) => tasks.map(({ title }) => title.length)));
  const rows: Row[] = [];
  const clocks: Clock[] = [];
  for (const { title, budget, concurrency, tasks } of phases) {
    say(heading(title, width));
    const started = performance.now();
    const waiting = [...tasks];
    const work = async () => {
      for (let task = waiting.shift(); task; task = waiting.shift()) {
        const row = await runSuite(task, { root: ROOT, env });
        rows.push(row);
        say(line(row, width));
      }
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    clocks.push({ title, budget, seconds: (performance.now() - started) / 1000 });
  }
  say(report(rows, clocks));
  return isGreen(rows);
}
