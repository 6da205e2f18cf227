/** `npm run drills`: what takes long because it kills, starves or waits. With `-- --many` the service is killed 1,000 times. */
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { withChromium } from '@repo/chromium/find-chromium';
import { drills } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

const { values } = parseArgs({ options: { many: { type: 'boolean', default: false } } });
/** Another one each time: what fails is repeated with the seed that is named here. */
const seed = process.env['PROPERTY_SEED'] ?? String(randomInt(1_000_000));
say(`PROPERTY_SEED=${seed}`);
const env = {
  ...withChromium(say),
  PROPERTY_SEED: seed,
  PROPERTY_RUNS: '2000',
  ...(values.many ? { DRILL_POINTS: '1000' } : {}),
};
process.exitCode = (await runPhases([drills(workspaces())], env)) ? 0 : 1;
