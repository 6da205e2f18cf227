/** `npm test`: every check and every test, through turbo, so that what has not changed is not run again. */
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { readFailures } from './failures.ts';
import { phases } from './plan.ts';
import { isGreen, report, type Row } from './report.ts';
import { ROOT } from './root.ts';
import { judge } from './tally.ts';
import { runTasks } from './turbo.ts';

const say = (text: string) => void process.stdout.write(`${text}\n`);
const readIfThere = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

const CHROMIUM = findChromium(say);
say(`Chromium: ${CHROMIUM}`);
const rows: Row[] = [];
for (const { title, concurrency, tasks } of phases()) {
  say(`\n── ${title} ──`);
  // A result of an earlier run must not stand in for one that is missing now; turbo brings back those of cached tasks.
  for (const task of tasks) if (task.result) rmSync(join(ROOT, task.result), { force: true });
  const ran = await runTasks(
    tasks.map((task) => task.id),
    concurrency,
    { ...process.env, CHROMIUM },
  );
  for (const task of tasks) {
    const how = ran.get(task.id);
    const result = task.result ? readIfThere(join(ROOT, task.result)) : undefined;
    rows.push({
      title: task.title,
      ran: how,
      failures: result === undefined ? [] : readFailures(result),
      ...judge({ exitCode: how?.exitCode ?? 1, isSuite: task.result !== undefined, result }),
    });
  }
}
say(report(rows));
process.exit(isGreen(rows) ? 0 : 1);
