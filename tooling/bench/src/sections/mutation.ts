import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type Figure, figure } from '../figure.ts';
import { promises } from '../promises.ts';
import { ROOT } from '../root.ts';

const RESULT = join(ROOT, 'packages/domain/mutation-results.json');

const result = z.object({ score: z.number(), killed: z.number(), total: z.number() });

/** The share of small faults in the rules that the tests of `packages/domain` find. */
export function measureMutation(): Figure[] {
  rmSync(RESULT, { force: true });
  spawnSync('pnpm', ['--filter', '@repo/domain', 'run', 'mutation'], { cwd: ROOT, stdio: 'inherit' });
  if (!existsSync(RESULT))
    return [figure('domain: mutation score', Number.NaN, promises.mutation, 'no result')];
  const { score, killed, total } = result.parse(JSON.parse(readFileSync(RESULT, 'utf8')));
  return [figure('domain: mutation score', score, promises.mutation, `${killed} of ${total} found`)];
}
