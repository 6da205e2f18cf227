import { globSync } from 'node:fs';
import { join } from 'node:path';
import { readCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import { inBook, leftOut } from './entries.ts';
import { shelves } from './shelves.ts';

/** An entry of the sidebar. */
export interface Entry {
  readonly title: string;
  readonly id: string;
  /** The export of a story. A documentation page has none. */
  readonly story?: string;
  /** Whether a reader sees it before changing the filter. */
  readonly isShown: boolean;
}

/** Reads a file of stories as Storybook does. */
const plain: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName, options) =>
    (await readCsf(fileName, { ...options, fileName })).parse().indexInputs,
};

const isLeftOut = (tags: readonly string[]) =>
  [...Object.keys(leftOut), '!dev'].some((tag) => tags.includes(tag));

async function entriesOf(path: string): Promise<Entry[]> {
  const stories = await inBook(plain).createIndex(path, { makeTitle: (title = '') => title });
  const [first] = stories;
  const title = first?.title ?? '';
  const page = { title, id: `${title}--docs`, isShown: true };
  return [
    // Storybook makes a page for each file, unless its tags say otherwise.
    ...(first?.tags?.includes('!autodocs') === true ? [] : [page]),
    ...stories.map(({ __id: id = '', exportName, tags = [] }) => ({
      title,
      id,
      story: exportName,
      isShown: !isLeftOut(tags),
    })),
  ];
}

/** Every entry of the sidebar, without starting Storybook. */
export async function readIndex(): Promise<Entry[]> {
  const cwd = join(import.meta.dirname, '..');
  const paths = Object.values(shelves)
    .flat()
    .flatMap((pattern) => globSync(pattern, { cwd }))
    .map((path) => join(cwd, path));
  const entries: Entry[] = [];
  // One after the other: together they hold every parsed file in memory.
  for (const path of paths) entries.push(...(await entriesOf(path)));
  return entries;
}
