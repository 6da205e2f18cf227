import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './root.ts';

export type Workspace = { name: string; folder: string; scripts: ReadonlySet<string> };

const PATTERNS = ['apps/*/package.json', 'packages/*/package.json', 'tooling/*/package.json'];

function read(path: string): Workspace {
  const manifest: unknown = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('name' in manifest))
    throw new Error(`${path} has no name.`);
  const scripts =
    'scripts' in manifest && typeof manifest.scripts === 'object' && manifest.scripts ? manifest.scripts : {};
  return { name: String(manifest.name), folder: dirname(path), scripts: new Set(Object.keys(scripts)) };
}

/** Every package of the workspace, with its folder from the top. */
export const workspaces = (): Workspace[] =>
  PATTERNS.flatMap((pattern) => globSync(pattern, { cwd: ROOT }))
    .filter((path) => existsSync(join(ROOT, path)))
    .toSorted()
    .map((path) => read(path.replaceAll('\\', '/')));
