import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readFailures } from './failures.ts';
import { readFlaky } from './flaky.ts';
import type { Task } from './plan.ts';
import type { Row } from './report.ts';
import { judge } from './tally.ts';
import { runTask, type Place } from './turbo.ts';

/** For a failed task without failed tests, the report shows this many last lines of the output. */
const LAST_LINES = 40;

/** Turbo's own lines begin with no task name. They matter only when no task printed a line. */
function lastWords(output: string): string {
  const lines = stripVTControlCharacters(output).trimEnd().split('\n');
  const ofTasks = lines.filter((line) => /^\S+[:#]\S+:\s/.test(line));
  return (ofTasks.length > 0 ? ofTasks : lines).slice(-LAST_LINES).join('\n    ');
}

/** The folder with the output of every task, a file for each. */
export const LOGS = '.turbo/test-output';

/** Runs a task, and reads its result. */
export async function runSuite(task: Task, place: Place): Promise<Row> {
  const { id, title, result } = task;
  const resultFile = result && join(place.root, result);
  // The result of an earlier run must not replace a missing one. turbo restores the result of a cached task.
  if (resultFile) rmSync(resultFile, { force: true });
  const log = join(LOGS, `${id.replaceAll(/\W+/g, '-').replace(/^-/, '')}.log`);
  const { exitCode, output, ...took } = await runTask(task, place, join(place.root, log));
  const json = resultFile && existsSync(resultFile) ? readFileSync(resultFile, 'utf8') : undefined;
  const tally = judge({ exitCode, isSuite: result !== undefined, result: json });
  const failures = json === undefined ? [] : readFailures(json);
  const unexplained = tally.failed > 0 && failures.length === 0;
  return {
    title,
    log,
    ...took,
    ...tally,
    failures: unexplained ? [lastWords(output)] : failures,
    flakyTests: json === undefined ? [] : readFlaky(json),
  };
}
