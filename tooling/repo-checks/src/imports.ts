import { posix } from 'node:path';
import { manifests } from './manifests.ts';
import { readImports } from './read-imports.ts';
import { read } from './repo.ts';

const folders = new Map(manifests.map(({ name, folder }) => [name, folder]));

/** The target of an import: a path from the top for our own files, else `npm:` or `node:` and the name. */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const folder = folders.get(name);
  return folder === undefined ? `npm:${specifier}` : posix.join(folder, 'src', ...parts.slice(2));
}

/** All imports of a file, types included, each as `resolveImport` names it. */
export const importsOf = (path: string): string[] =>
  readImports(path, read(path)).map(({ specifier }) => resolveImport(path, specifier));
