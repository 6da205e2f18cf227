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

/** Code blocks and diagrams between fences. */
const FENCED = /^```[^\n]*\n([\s\S]*?)^```/gm;
/** Separators around a path in a diagram: space, arrows, lines and punctuation. */
const BETWEEN = /[^\w./-]+/;

/**
 * Quoted words that name files or folders: words with one of our file extensions, or words that begin with an existing
 * folder. In a fence every word counts as quoted.
 */
function citedPaths(text: string, base: string): string[] {
  const prose = text.replace(FENCED, '');
  const quoted = [...prose.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '');
  const linked = [...prose.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link));
  const fenced = [...text.matchAll(FENCED)]
    .flatMap((match) => (match[1] ?? '').replaceAll(/\b[a-z]+:\/\/\S+/g, '').split(BETWEEN))
    .map((word) => word.replace(/[.-]+$/, ''));
  const looksLikePath = (word: string) => {
    if (!/^[\w.][\w./-]*$/.test(word)) return false;
    const [first = ''] = word.split('/');
    const named = /\.(ts|tsx|mjs|json|md|css|ya?ml)$/.test(word) && !word.startsWith('.');
    return word.includes('/') ? named || exists(posix.join(base, first)) || exists(first) : false;
  };
  return [...linked, ...[...quoted, ...fenced].filter(looksLikePath)];
}

/** The path itself, or the end of a path: prose names a file of a workspace by its last folders. */
const isThere = (path: string, base: string) =>
  [posix.join(base, path), path].some(exists) ||
  files.some((file) => `/${file}/`.includes(`/${path.replace(/\/$/, '')}/`));

/** A variable or pattern name in a path stands for a part that differs from place to place. */
const isPattern = (path: string) => /(^|\/)([A-Z][A-Z_]+|Name|name)(\/|\.|$)/.test(path);

/** Outputs of the product or its tools. A fresh checkout does not have them. */
const MADE =
  /(^|\/)(dist|storybook-static|\.data|\.turbo|node_modules|test-results(\.[a-z]+)?\.json|bench-results\.json|mutation-results\.json)(\/|$)/;

describe('paths in prose', () => {
  test('are found when they are meant', () => {
    const text =
      'See `src/start.ts`, `apps/api`, `no/such/thing`, `application/json`, `/api/health`, [here](other.md), [there](https://a.b/c).';
    expect(citedPaths(text, 'tooling/launcher')).toEqual(['other.md', 'src/start.ts', 'apps/api']);
  });

  test('are found in pictures and commands', () => {
    const text = [
      'A picture (`apps/api`):',
      '```',
      'browser -> routes/checks.ts --> services/access/visibility.ts, [apps/worker]',
      '           POST /api/health     rows + audit/jobs     http://apps/no',
      '```',
      '```sh',
      'node tooling/gone.mjs',
      '```',
      'See `src/app.ts`.',
    ].join('\n');
    expect(citedPaths(text, 'apps/api')).toEqual([
      'apps/api',
      'src/app.ts',
      'routes/checks.ts',
      'services/access/visibility.ts',
      'apps/worker',
      'tooling/gone.mjs',
    ]);
  });

  test.each(readmes)('of %s exist', (readme) => {
    const base = posix.dirname(readme);
    const gone = citedPaths(read(readme), base).filter(
      (path) => !MADE.test(path) && !isPattern(path) && !isThere(path, base),
    );
    expect(gone).toEqual([]);
  });
});

test('docs/configuration.md names the variables that are read, all of them and no other', () => {
  const configured = read('apps/api/src/config.ts').match(/^ {2}[A-Z_]+(?=: [^'])/gm) ?? [];
  // Variables read before the configuration exists: by the launcher, the migration, and the first line of the program.
  const before = ['SANDBOX', 'SANDBOX_PORT', 'LOG_LEVEL', 'MIGRATION_DATABASE_URL'];
  const [table = ''] = /^\| variable \|[^]*?\n\n/m.exec(read('docs/configuration.md')) ?? [];
  const named = table.split('\n').flatMap((row) => row.split('|')[1]?.match(/(?<=`)[A-Z_]+(?=`)/g) ?? []);
  expect(configured.length).toBeGreaterThan(20);
  expect(named.toSorted()).toEqual([...configured.map((name) => name.trim()), ...before].toSorted());
});
