/**
 * `npm run bench` measures every promised figure that can be measured. A figure that depends on the machine is a ratio
 * against a floor of the same run. `-- <part> …` runs only these parts. `-- planted` plants faults instead, and runs the
 * tests on them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSites } from '@repo/launcher/build';
import { currentCommit } from './commit.ts';
import { acceptAll, employerWith } from './employer.ts';
import { type Figure, figure } from './figure.ts';
import { chosenParts, measured, messageOf, type Part } from './parts.ts';
import { type Product, startProduct, startRecordedProduct } from './product.ts';
import { runPlanted } from './planted/run-planted.ts';
import { promises } from './promises.ts';
import { type Failure, failureLine, isGood, summary, table, unmeasured, written } from './report.ts';
import { mostMegabytes } from './resident-memory.ts';
import { ROOT, say } from './root.ts';
import { measureBrowser } from './sections/browser.ts';
import { measureBundles } from './sections/bundles.ts';
import { measureCalls } from './sections/calls.ts';
import { measureDashboard } from './sections/dashboard.ts';
import { measureHealth } from './sections/health.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measureIdle } from './sections/memory.ts';
import { measureMutation } from './sections/mutation.ts';
import { measureNextCheck } from './sections/next-check.ts';
import { measureOps } from './sections/ops.ts';
import { measurePublicPages } from './sections/public-pages.ts';
import { measureReport } from './sections/report.ts';
import { measureSearch } from './sections/search.ts';
import { measureStart } from './sections/start.ts';
import { measureUploads } from './sections/uploads.ts';

const WORKERS = 50;

async function withProduct<P extends Product>(
  starting: Promise<P>,
  measure: (product: P) => Promise<Figure[]>,
): Promise<Figure[]> {
  const product = await starting;
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

/** Calls, report and memory come from one run of the product, because the memory figure covers this work. */
const server = () =>
  withProduct(startRecordedProduct(), async (product) => {
    const employer = await employerWith(product.stack, WORKERS);
    await acceptAll(product.stack, employer);
    const [figures, most] = await mostMegabytes(product.stack, async () => [
      ...(await measureCalls(product, employer)),
      ...(await measureReport(product, employer)),
    ]);
    return [...figures, figure('memory of the API, under load', most, promises.loadMemory)];
  });

const parts: Readonly<Record<string, Part>> = {
  bundles: measureBundles,
  browser: () => withProduct(startProduct(), measureBrowser),
  dashboard: () => withProduct(startProduct(), measureDashboard),
  lighthouse: () => withProduct(startProduct(), measureLighthouse),
  server,
  'public-pages': () => withProduct(startRecordedProduct(), measurePublicPages),
  memory: measureIdle,
  uploads: () => withProduct(startProduct(), ({ stack }) => measureUploads(stack)),
  health: () => withProduct(startProduct(), measureHealth),
  search: () => withProduct(startRecordedProduct(), measureSearch),
  ops: () => withProduct(startRecordedProduct(), measureOps),
  'next-check': () => withProduct(startProduct(), measureNextCheck),
  start: measureStart,
  mutation: measureMutation,
};

function readChoice(): readonly string[] {
  try {
    return chosenParts(process.argv.slice(2), Object.keys(parts));
  } catch (error) {
    say(messageOf(error));
    return process.exit(1);
  }
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'planted') process.exit(runPlanted(rest) ? 0 : 1);

const chosen = readChoice();
const commit = currentCommit();
await buildSites(process.env);
const figures: Figure[] = [];
const failures: Failure[] = [];
for (const [name, part] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue;
  say(`\n── ${name} ──`);
  const { figures: taken, failure } = await measured(name, part);
  figures.push(...taken);
  say(failure ? failureLine(failure) : table(taken, commit));
  if (failure) failures.push(failure);
}
if (chosen.length === Object.keys(parts).length) failures.push(...unmeasured(figures));
const results = { commit, figures, failures };
writeFileSync(join(ROOT, 'bench-results.json'), written(results));
say(`\n${summary(results)}`);
process.exit(isGood(results) ? 0 : 1);
