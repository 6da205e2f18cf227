/** `npm run verify`: the checks, and the tests that the change reaches, without a browser. `npm test` runs the rest. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { affordable } from './changes/affordable.ts';
import { gitOf } from './changes/git.ts';
import { importersOf } from './changes/imports.ts';
import { packageOf, reachedTests } from './changes/reached-tests.ts';
import { testTasks } from './changes/test-tasks.ts';
import { checks } from './plan.ts';
import { ROOT } from './root.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

const BUDGET = 60;
/** The rest of the budget covers the start of the tests. */
const SECONDS = 45;

const git = gitOf(ROOT);
const files = git.files().filter((path) => existsSync(join(ROOT, path)));
const changed = git.changed();
const { taken, left } = affordable(reachedTests(files, changed, importersOf(ROOT, files)), SECONDS);
const all = workspaces();
const tests = {
  title: 'tests of what changed',
  concurrency: 2,
  budget: BUDGET,
  tasks: testTasks(all, taken),
};

say(
  `Files that changed: ${changed.length}. Files of tests that reach them: ${taken.length + left.length}, of which ${taken.length} run.`,
);
const counts = [...Map.groupBy(left, packageOf)].map(([folder, paths]) => `${folder} ${paths.length}`);
if (left.length > 0) say(`Left to npm test: ${counts.join(', ')}.`);
const isGreen = await runPhases([checks(all), ...(tests.tasks.length > 0 ? [tests] : [])], process.env);
process.exitCode = isGreen ? 0 : 1;
