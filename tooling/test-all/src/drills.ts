/** `npm run drills`: what takes long because it kills, starves or waits. With `-- --many` the service is killed 1,000 times. */
import { parseArgs } from 'node:util';
import { withChromium } from '@repo/chromium/find-chromium';
import { drills } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

const { values } = parseArgs({ options: { many: { type: 'boolean', default: false } } });
const env = { ...withChromium(say), ...(values.many ? { DRILL_POINTS: '1000' } : {}) };
process.exitCode = (await runPhases([drills(workspaces())], env)) ? 0 : 1;
