import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { readImports } from '@repo/repo-checks/read-imports';

const isSource = (path: string) => /\.(tsx?|mjs|js)$/.test(path);

/** The imported file of this repository, from the top. Undefined for a foreign package and for a missing file. */
function resolve(root: string, from: string, specifier: string): string | undefined {
  if (!/^(\.|@repo\/)/.test(specifier)) return undefined;
  try {
    const found = createRequire(join(root, from)).resolve(specifier);
    return relative(root, found).replaceAll(sep, '/');
  } catch {
    return undefined;
  }
}

/** The importers of each of these files, by path from the top of the workspace. */
export function importersOf(root: string, files: readonly string[]): Map<string, Set<string>> {
  const importers = new Map<string, Set<string>>();
  for (const path of files.filter(isSource))
    for (const { specifier, isType } of readImports(path, readFileSync(join(root, path), 'utf8'))) {
      // Types are gone at run time, and the type check covers them.
      if (isType) continue;
      const target = resolve(root, path, specifier);
      if (target !== undefined) importers.set(target, (importers.get(target) ?? new Set<string>()).add(path));
    }
  return importers;
}
