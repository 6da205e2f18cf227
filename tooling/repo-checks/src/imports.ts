import { posix } from 'node:path';
import { manifests } from './manifests.ts';
import { withoutComments } from './repo.ts';

const PATTERNS = [
  /\b(?:import|export)\s[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/g,
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
];

/** Every specifier that a source imports, statically or not. */
export function importsOf(text: string): string[] {
  const code = withoutComments(text);
  return PATTERNS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
}

const folders = new Map(manifests.map(({ name, folder }) => [name, folder]));

/** What is meant: a path from the top for our own files, `npm:` and a package's name, or `node:` and a module's name. */
export function resolveImport(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  if (specifier.startsWith('node:')) return specifier;
  const parts = specifier.split('/');
  const name = parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/');
  const folder = folders.get(name);
  return folder === undefined ? `npm:${specifier}` : posix.join(folder, 'src', ...parts.slice(2));
}
