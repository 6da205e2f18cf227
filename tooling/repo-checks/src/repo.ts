import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** Generated and foreign files: the names in `.gitignore`. */
const SKIPPED = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .filter((name) => name !== '')
  .map((name) => name.replace(/\/$/, ''));
/** Folders that begin with a dot belong to tools, except these. */
const OWN_DOT_FOLDERS = new Set(['.storybook', '.ci']);

const isMade = (name: string) => SKIPPED.some((pattern) => matchesGlob(name, pattern));
const isSkipped = (name: string) => isMade(name) || (name.startsWith('.') && !OWN_DOT_FOLDERS.has(name));

function walk(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) return isSkipped(entry.name) ? [] : walk(path);
    return entry.isFile() && !isMade(entry.name) ? [path] : [];
  });
}

/** Every handwritten file, from the top, with forward slashes. */
export const files: readonly string[] = walk('').toSorted();

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const exists = (path: string): boolean => existsSync(join(ROOT, path));

export const isSource = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);
/** Tests and their helpers. They may import tools that the product may not. */
export const isTest = (path: string) =>
  /\.(test|e2e|stories|config)\.tsx?$/.test(path) ||
  /^(apps|packages|tooling)\/[^/]+\/test\//.test(path) ||
  path.startsWith('tooling/') ||
  path.endsWith('/story-kit.tsx');

/** Source text without comments, so that a check does not match prose. Strings stay. */
export const withoutComments = (text: string) =>
  text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (_, string?: string) => string ?? '',
  );
