import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { parseSync } from 'vite';

const isSource = (path: string) => /\.(tsx?|mjs|js)$/.test(path);

/** What the text of a source imports when it runs: types are gone by then, and checked elsewhere. */
export function specifiersOf(path: string, text: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  const imported = staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some((entry) => !entry.isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ isType, moduleRequest }) => (isType || !moduleRequest ? [] : [moduleRequest.value])),
  );
  // A literal is a text in quotes; what is put together when it runs cannot be followed.
  const dynamic = dynamicImports
    .map(
      ({ moduleRequest }) => /^(['"`])(.*)\1$/s.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[2],
    )
    .filter((specifier) => specifier !== undefined);
  return [...new Set([...imported, ...passedOn, ...dynamic])];
}

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
export function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const path of files.filter(isSource))
    for (const specifier of specifiersOf(path, readFileSync(join(root, path), 'utf8'))) {
      const target = resolve(root, path, specifier);
      if (target !== undefined) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  return importers;
}
