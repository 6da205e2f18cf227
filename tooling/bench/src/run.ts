/**
 * `npm run bench`: every promised figure that can be taken today, as ratios against a floor measured in the same run where
 * the machine matters. `-- <part> …` takes only these parts, `-- --drills` adds the long drills.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSites } from '@repo/launcher/build';
import { employerWith } from './employer.ts';
import { type Figure, table } from './figure.ts';
import { type Product, startProduct } from './product.ts';
import { ROOT, say } from './root.ts';
import { measureBrowser } from './sections/browser.ts';
import { measureBundles } from './sections/bundles.ts';
import { measureCalls } from './sections/calls.ts';
import { measureDrills } from './sections/drills.ts';
import { measureLighthouse } from './sections/lighthouse.ts';
import { measureIdle, measureUnderLoad } from './sections/memory.ts';
import { measureMutation } from './sections/mutation.ts';
import { measurePublicPages } from './sections/public-pages.ts';
import { measureReport } from './sections/report.ts';
import { measureSearch } from './sections/search.ts';
import { measureStart } from './sections/start.ts';
import { measureUploads } from './sections/uploads.ts';

const WORKERS = 50;

async function withProduct(measure: (product: Product) => Promise<Figure[]>): Promise<Figure[]> {
  const product = await startProduct();
  try {
    return await measure(product);
  } finally {
    await product.stop();
  }
}

/** Calls, report and memory come from one run of the product, because memory is that of this work. */
const server = () =>
  withProduct(async (product) => {
    const pid = product.stack.pid() ?? 0;
    const idle = await measureIdle(pid);
    const employer = await employerWith(product.stack, WORKERS);
    const [figures, busy] = await measureUnderLoad(pid, async () => [
      ...(await measureCalls(product, employer)),
      ...(await measureReport(product, employer)),
    ]);
    return [...figures, idle, busy];
  });

const parts: Readonly<Record<string, () => Promise<Figure[]> | Figure[]>> = {
  bundles: measureBundles,
  browser: () => withProduct(measureBrowser),
  lighthouse: () => withProduct(measureLighthouse),
  server,
  'public-pages': () => withProduct(measurePublicPages),
  uploads: () => withProduct(({ stack }) => measureUploads(stack)),
  search: () => withProduct(measureSearch),
  start: measureStart,
  mutation: measureMutation,
  drills: measureDrills,
};

const asked = process.argv.slice(2).map((argument) => argument.replace(/^--/, ''));
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  say(`Unknown: ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const everyday = Object.keys(parts).filter((name) => name !== 'drills');
const chosen =
  asked.length === 0
    ? everyday
    : asked.length === 1 && asked[0] === 'drills'
      ? [...everyday, 'drills']
      : asked;

await buildSites(process.env);
const figures: Figure[] = [];
for (const name of chosen) {
  say(`\n── ${name} ──`);
  const taken = (await parts[name]?.()) ?? [];
  figures.push(...taken);
  say(table(taken));
}
writeFileSync(join(ROOT, 'bench-results.json'), `${JSON.stringify({ figures }, undefined, 2)}\n`);
const failed = figures.filter(({ ok }) => !ok).length;
say(`\n${table(figures)}\n\n${figures.length - failed} within their bounds, ${failed} not`);
process.exit(failed === 0 ? 0 : 1);
