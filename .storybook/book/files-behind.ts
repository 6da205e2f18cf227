import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of an import: beside the importing file, or in a package whose parts are whole screens. */
function fileOf(root: string, from: string, name: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(from), name);
  const [, pack = '', path = ''] = /^@repo\/(app-shell|report-view)\/(.+)$/.exec(name) ?? [];
  return [`${path}.tsx`, `${path}.ts`]
    .map((file) => join(root, 'packages', pack, 'src', file))
    .find((file) => pack !== '' && existsSync(file));
}

const isFollowed = (path: string) => /\/src\/.*\.tsx?$/.test(path) && existsSync(path);

/** A file, and all files of the product that it is made of: those that it imports, and those that they import. */
export function filesBehind(root: string, start: string): readonly string[] {
  const found = new Set([start]);
  for (const path of found) {
    const text = readFileSync(path, 'utf8');
    for (const [, once, later] of text.matchAll(/(?:from |import )'([^']+)'|import\('([^']+)'\)/g)) {
      const file = fileOf(root, path, once ?? later ?? '');
      if (file !== undefined && isFollowed(file)) found.add(file);
    }
  }
  return [...found];
}
