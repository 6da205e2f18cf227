import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './root.ts';

/**
 * Builds all sites, or the named site. turbo skips the sites that did not change since their last build.
 * @throws Error when a build fails, after its output was shown.
 */
export async function buildSites(env: NodeJS.ProcessEnv, only?: string): Promise<void> {
  const turbo = join(ROOT, 'node_modules/turbo/bin/turbo');
  const args = [
    'run',
    'build',
    '--output-logs=errors-only',
    '--log-order=grouped',
    ...(only ? [`--filter=${only}`] : []),
  ];
  const child = spawn(process.execPath, [turbo, ...args], {
    cwd: ROOT,
    env: { ...env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const code = await new Promise<number | null>((done, failed) =>
    child.once('error', failed).once('exit', done),
  );
  if (code !== 0) throw new Error('A site could not be built: see the messages above.');
}
