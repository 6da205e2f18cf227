import { watch } from 'node:fs';
import { join } from 'node:path';
import { buildSites } from './build.ts';
import { type Child, startChild } from './child.ts';
import { ROOT } from './root.ts';
import { waitFor } from './wait.ts';

const READY_MS = 30_000;
/** Editors write a file in several steps. */
const SETTLED_MS = 150;

/** Starts the Vite of a site, which sends every change to the open pages. */
export async function startVite(
  site: 'employer' | 'worker' | 'ops',
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<Child> {
  const child = startChild({
    name: `Vite of ${site}`,
    entry: join(ROOT, 'node_modules/vite/bin/vite.js'),
    args: ['--host', '127.0.0.1', '--port', String(port), '--strictPort', '--clearScreen', 'false'],
    cwd: join(ROOT, 'apps', site),
    env,
    onLine: (line) => void process.stdout.write(`[${site}] ${line}\n`),
  });
  await waitFor(child, `http://127.0.0.1:${port}/`, (status) => status < 500, READY_MS);
  return child;
}

/** The source folders of the public site. */
const DRAWN_FROM = ['apps/landing/src', 'apps/landing/prerender', 'packages/ui/src', 'packages/domain/src'];

/**
 * The public site has no script that could receive a change. It is rebuilt in a second, and the next page load shows the
 * change.
 */
export function rebuildLanding(env: NodeJS.ProcessEnv, say: (text: string) => void): void {
  let timer: NodeJS.Timeout | undefined;
  const build = () =>
    buildSites(env, '@repo/landing').then(
      () => say('The public site is built again.'),
      (error: unknown) => say(error instanceof Error ? error.message : String(error)),
    );
  for (const folder of DRAWN_FROM)
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void build(), SETTLED_MS);
    });
}
