/** `npm run drills`: what takes long because it kills, starves or waits. What follows `--` is given to the drills. */
import { drills } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { workspaces } from './workspace.ts';

const phase = drills(workspaces());
if (phase.tasks.length === 0) process.stderr.write('no drills\n');
process.exitCode = phase.tasks.length > 0 && (await runPhases([phase], process.argv.slice(2))) ? 0 : 1;
