import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Figure, figure } from '../figure.ts';
import { ROOT } from '../root.ts';

const POINTS = 1000;

/** The drill of money, with as many kills as the promise names. It passes when nothing is lost, double or stuck. */
export function measureDrills(): Figure[] {
  const done = spawnSync('vitest', ['run', '--config', 'vitest.drills.config.ts', 'money-kills'], {
    cwd: join(ROOT, 'apps/api'),
    env: { ...process.env, DRILL_POINTS: String(POINTS) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  const note = 'nothing lost, nothing double, nothing stuck';
  return [
    figure('kills of the API survived', done.status === 0 ? POINTS : 0, ['at least', POINTS, ''], note),
  ];
}
