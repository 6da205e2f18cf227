/** `npm test`: every check and every test, through turbo, so that an unchanged task does not run again. */
import { withChromium } from '@repo/chromium/find-chromium';
import { phases } from './plan.ts';
import { runPhases } from './run-phases.ts';
import { say } from './say.ts';
import { workspaces } from './workspace.ts';

process.exitCode = (await runPhases(phases(workspaces()), withChromium(say))) ? 0 : 1;
