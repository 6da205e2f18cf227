import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { readImports } from '@repo/repo-checks/read-imports';

const isSource = (path: string) => /\.(tsx?|mjs|js)$/.test(path);

/** Our own file that is meant, from the top; undefined for a package of others and for what does not exist. */
function resolve(root: string, from: string, specifier: string): string | undefined {
  if (!/^(\.|@repo\/)/.test(specifier)) return undefined;
  try {
    const found = createRequire(join(root, from)).resolve(specifier);
    return relative(root, found).replaceAll(sep, '/');
  } catch {
    return undefined;
  }
}

/** Who imports each of these files, by path from the top of the workspace. */
export function importersOf(root: string, files: readonly string[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const path of files.filter(isSource))
    for (const { specifier, isType } of readImports(path, readFileSync(join(root, path), 'utf8'))) {
      // Types are gone when a test runs, and checked elsewhere.
      if (isType) continue;
      const target = resolve(root, path, specifier);
      if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set<string>()).add(path));
    }
  return importers;
}
