/** `npm run drills`: the slow tests that kill, starve or wait. With `-- --many` they kill the service 1,000 times. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withChromium } from '@repo/chromium/find-chromium';
import { drills } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

const { values } = parseArgs({ options: { many: { type: 'boolean', default: false } } });
/** A new seed for each run. To repeat a failure, set the printed seed. */
const seed = process.env['PROPERTY_SEED'] ?? String(randomInt(1_000_000));
say(`PROPERTY_SEED=${seed}`);
const env = {
  ...withChromium(say),
  PROPERTY_SEED: seed,
  PROPERTY_RUNS: '2000',
  ...(values.many ? { DRILL_POINTS: '1000' } : {}),
};
process.exitCode = (await runPhases([drills(workspaces())], env)) ? 0 : 1;
