import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, say } from '../root.ts';
import { openCheckout } from './checkout.ts';
import { faults } from './faults.ts';
import { hunt } from './hunt.ts';
import { line, readResults, table } from './results.ts';

const FILE = join(ROOT, 'planted-results.json');

/**
 * `npm run bench -- planted`: plants each fault in a separate checkout and runs the tests. It keeps the result of each
 * fault for each commit, so that a stopped run resumes. `--only` runs a fault again.
 * @returns whether the tests caught all faults.
 */
export function runPlanted(args: string[]): boolean {
  const { values } = parseArgs({
    args,
    options: { at: { type: 'string', default: 'HEAD' }, only: { type: 'string', multiple: true } },
  });
  const { at, only } = values;
  const chosen =
    only === undefined ? faults : faults.filter(({ id }) => only.some((part) => id.includes(part)));
  if (chosen.length === 0) throw new Error(`There is no fault named ${only?.join(', ')}`);
  const results = readResults(FILE);
  const checkout = openCheckout(at);
  const taken = (results[checkout.commit] ??= {});
  try {
    for (const fault of chosen) {
      if (only === undefined && taken[fault.id] !== undefined) continue;
      const found = hunt(checkout, fault);
      taken[fault.id] = found;
      writeFileSync(FILE, `${JSON.stringify(results, undefined, 2)}\n`);
      say(line(fault, found));
    }
  } finally {
    checkout.remove();
  }
  say(`\nat ${checkout.commit}\n${table(chosen, taken)}`);
  return chosen.every(({ id }) => taken[id]?.outcome === 'caught');
}
