import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, matchesGlob, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../../..');

/** What is made and not written, or not ours: git is told of the same names. */
const SKIPPED = readFileSync(join(ROOT, '.gitignore'), 'utf8')
  .split('\n')
  .filter((name) => name !== '')
  .map((name) => name.replace(/\/$/, ''));
/** Folders that begin with a dot are tools' own, but for these. */
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

/** Every file that somebody wrote, from the top, with forward slashes. */
export const files: readonly string[] = walk('').toSorted();

export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
export const exists = (path: string): boolean => existsSync(join(ROOT, path));

export const isSource = (path: string) => /\.(ts|tsx|mjs|js)$/.test(path);
/** Tests and what only they use: they may reach for tools that the product may not. */
export const isTest = (path: string) =>
  /\.(test|e2e|stories|config)\.tsx?$/.test(path) ||
  /^(apps|packages|tooling)\/[^/]+\/test\//.test(path) ||
  path.startsWith('tooling/') ||
  path.endsWith('/story-kit.tsx');

/** Source text without comments, so that prose about a thing is not taken for the thing. Strings stay. */
export const withoutComments = (text: string) =>
  text.replace(
    /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)|\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*/g,
    (_, string?: string) => string ?? '',
  );
