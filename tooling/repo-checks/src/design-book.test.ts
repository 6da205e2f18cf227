import { basename } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { readFacts } from '../../../.storybook/book/component-facts.ts';
import { behindTabs } from '../../../.storybook/book/entries.ts';
import { type Entry, readIndex } from '../../../.storybook/book/read-index.ts';
import { files, read } from './repo.ts';

/** The share of all stories in the sidebar. A larger one is a list of tests, in which a designer finds nothing. */
const MOST_SHOWN = 0.2;

/** They render nothing of their own. */
const providers = ['Components/LinkProvider', 'Components/WordsProvider'];

let entries: readonly Entry[] = [];
let shown: readonly Entry[] = [];
beforeAll(async () => {
  entries = await readIndex();
  shown = entries.filter(({ isShown }) => isShown);
});

const titlesOf = (some: readonly Entry[], shelf: RegExp) => [
  ...new Set(some.map(({ title }) => title).filter((title) => shelf.test(title))),
];
/** The names that a part of the sidebar lacks. */
const missing = (names: Iterable<string>, from: readonly string[]) => {
  const there = new Set(from);
  return [...names].filter((name) => !there.has(name));
};

describe('the sidebar of the design book', () => {
  test('is short enough to read', () => {
    expect(entries.length).toBeGreaterThan(2000);
    expect(shown.length).toBeGreaterThan(300);
    expect(shown.length / entries.length, 'leave proofs to `book/entries.ts`').toBeLessThan(MOST_SHOWN);
  });

  test('has the page of every component, and the component itself', () => {
    const components = titlesOf(entries, /^(Brand|Components|Patterns|Primitives)\//);
    expect(components.length).toBeGreaterThan(120);
    const pages = shown.filter(({ story }) => story === undefined);
    const stories = shown.filter(({ story }) => story !== undefined);
    expect(missing(components, titlesOf(pages, /./))).toEqual([]);
    expect(missing(components, titlesOf(stories, /./)).toSorted()).toEqual(
      // Their page shows all of them.
      [...components.filter((title) => /^(Brand|Primitives)\//.test(title)), ...providers].toSorted(),
    );
  });

  test('has the variants of every component', () => {
    const variants = entries.filter(({ story }) =>
      /^(Variants|States|Tones|Sizes|Statuses|Kinds|Tiers)$/.test(story ?? ''),
    );
    expect(variants.length).toBeGreaterThan(30);
    expect(variants.filter(({ id, isShown }) => id.startsWith('components-') && !isShown)).toEqual([]);
  });

  test('has every screen, and the pages behind its tabs', () => {
    expect(missing(titlesOf(entries, /^Screens\//), titlesOf(shown, /^Screens\//))).toEqual([]);
    expect(
      missing(
        behindTabs,
        shown.map(({ id }) => id),
      ),
    ).toEqual([]);
  });

  test('has no proof', () => {
    const names = shown.map(({ title, story }) => `${title}: ${story ?? 'Docs'}`);
    expect(
      names.filter((name) => /(Dark|NarrowestPhone|InCard|InDialog|Keyboard|Longest\w+)$/.test(name)),
    ).toEqual([
      // The first story stands for its file.
      'Components/Menu: ByKeyboard',
    ]);
  });
});

test('alternatives and drawn pairs name components of the book', () => {
  const titles = new Set(titlesOf(entries, /./));
  const uses = files
    .filter((path) => path.endsWith('.stories.tsx'))
    .flatMap((path) => [...read(path).matchAll(/\{\s*use: '([^']+)',\s*when: /g)].map(([, use = '']) => use));
  expect(uses.length).toBeGreaterThan(40);
  expect(uses.filter((use) => !titles.has(use))).toEqual([]);
  const drawn = files
    .filter((path) => /^\.storybook\/drawn\/.*\.tsx$/.test(path))
    .map((path) => basename(path, '.tsx'));
  expect(drawn.length).toBeGreaterThan(11);
  expect(drawn.filter((name) => !titles.has(`Components/${name}`))).toEqual([]);
});

test('a component’s page names its tokens and the screens that use it', () => {
  const { Button, Badge } = readFacts();
  expect(Button?.parts).toContainEqual({ name: 'reason', tokens: ['color.muted', 'space.xsmall'] });
  expect(Button?.screens).toContainEqual({
    name: 'Worker: Sign In',
    href: './?path=/story/screens-worker-sign-in--page',
  });
  expect(Badge?.within.map(({ name }) => name)).toContain('ResultRow');
});
