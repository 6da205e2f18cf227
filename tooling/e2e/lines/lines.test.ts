import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { allLines } from './index.ts';

const TOP = join(import.meta.dirname, '../../..');
const texts = new Map<string, string | undefined>();

function textOf(path: string): string | undefined {
  const file = join(TOP, path);
  if (!texts.has(path)) texts.set(path, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
  return texts.get(path);
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The title as the first argument of a test or a group, in whichever quotes; of a story, the name that it is exported by. */
const patternOf = (path: string, title: string) =>
  path.endsWith('.stories.tsx')
    ? new RegExp(String.raw`^export const ${escaped(title)}\b`, 'm')
    : new RegExp(String.raw`\(\s*(['"\x60])${escaped(title)}\1,`);

function isThere(reference: string): boolean {
  const [path = '', ...title] = reference.split(' > ');
  const text = textOf(path);
  return text !== undefined && patternOf(path, title.join(' > ')).test(text);
}

const twice = (texts: readonly string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);
const ids = allLines.map(({ id }) => id);
const unshown = allLines.filter(({ shownBy }) => shownBy.length === 0).map(({ id }) => id);

it('names no line twice, and says nothing twice', () => {
  expect(twice(ids)).toEqual([]);
  expect(twice(allLines.map(({ says }) => says))).toEqual([]);
});

it('knows a title from a text, and a story from a part of its name', () => {
  expect(isThere('tooling/e2e/lines/lines.test.ts > names no line twice, and says nothing twice')).toBe(true);
  expect(isThere('tooling/e2e/lines/lines.test.ts > names no line')).toBe(false);
  expect(isThere('tooling/e2e/lines/no-such.test.ts > names no line twice')).toBe(false);
  const stories = 'apps/employer/src/pages/dashboard/DashboardPage.stories.tsx';
  expect(isThere(`${stories} > HomeEmpty`)).toBe(true);
  expect(isThere(`${stories} > HomeEmp`)).toBe(false);
});

it('refers to tests that exist', () => {
  const gone = allLines.flatMap(({ id, shownBy }) =>
    shownBy.filter((reference) => !isThere(reference)).map((reference) => `${id}: ${reference}`),
  );
  expect(gone).toEqual([]);
});

it('has a test for every line', () => {
  expect(unshown).toEqual([]);
});
