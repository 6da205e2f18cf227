import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { manifests } from './manifests.ts';
import { exists, files, read } from './repo.ts';

const readmes = files.filter((path) => path.endsWith('.md'));

test('every room says in a README what belongs there', () => {
  const rooms = [...manifests.map(({ folder }) => folder), '.storybook'];
  const missing = rooms.map((folder) => posix.join(folder, 'README.md')).filter((path) => !exists(path));
  expect(missing).toEqual([]);
});

/** Quoted words that are meant as files or folders: they have an ending of ours, or begin with a folder that is there. */
function citedPaths(text: string, base: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));
  const looksLikePath = (word: string) => {
    if (!/^[\w.][\w./-]*$/.test(word)) return false;
    const [first = ''] = word.split('/');
    const named = /\.(ts|tsx|mjs|json|md|css|ya?ml)$/.test(word) && !word.startsWith('.');
    return word.includes('/') ? named || exists(posix.join(base, first)) || exists(first) : false;
  };
  return [...linked, ...quoted.filter(looksLikePath)];
}

/** The path itself, or the end of one: prose names a file of a room by its last folders. */
const isThere = (path: string, base: string) =>
  [posix.join(base, path), path].some(exists) ||
  files.some((file) => `/${file}/`.includes(`/${path.replace(/\/$/, '')}/`));

/** A variable's or a pattern's name stands for something that differs from place to place. */
const isPattern = (path: string) => /(^|\/)([A-Z][A-Z_]+|Name|name)(\/|\.|$)/.test(path);

/** Made by running the product or its tools, thus not there in a fresh checkout. */
const MADE =
  /(^|\/)(dist|storybook-static|\.data|\.turbo|node_modules|test-results(\.[a-z]+)?\.json|bench-results\.json|mutation-results\.json)(\/|$)/;

describe('paths in prose', () => {
  test('are found when they are meant', () => {
    const text =
      'See `src/start.ts`, `apps/api`, `no/such/thing`, `application/json`, `/api/health`, [here](other.md), [there](https://a.b/c).';
    expect(citedPaths(text, 'tooling/launcher')).toEqual(['other.md', 'src/start.ts', 'apps/api']);
  });

  test.each(readmes)('of %s exist', (readme) => {
    const base = posix.dirname(readme);
    const gone = citedPaths(read(readme), base).filter(
      (path) => !MADE.test(path) && !isPattern(path) && !isThere(path, base),
    );
    expect(gone).toEqual([]);
  });
});

test('the README names the variables that are read, all of them and no other', () => {
  const configured = read('apps/api/src/config.ts').match(/^ {2}[A-Z_]+(?=: [^'])/gm) ?? [];
  // What is read before there is a configuration: by the launcher, and by the program's first line.
  const before = ['SANDBOX_PORT', 'LOG_LEVEL'];
  const [table = ''] = /^\| variable \|[^]*?\n\n/m.exec(read('README.md')) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  expect(configured.length).toBeGreaterThan(20);
  expect(named.toSorted()).toEqual([...configured.map((name) => name.trim()), ...before].toSorted());
});
