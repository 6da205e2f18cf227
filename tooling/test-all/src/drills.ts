/** `npm run drills`: what takes long because it kills, starves or waits. What follows `--` is given to the drills. */
import { withChromium } from './chromium.ts';
import { drills } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

const phase = drills(workspaces(), process.argv.slice(2));
const isGreen = phase.tasks.length > 0 && (await runPhases([phase], withChromium(say)));
if (phase.tasks.length === 0) say('no drills');
process.exitCode = isGreen ? 0 : 1;
