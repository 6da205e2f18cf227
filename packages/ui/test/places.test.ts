import { expect, test } from 'vitest';

const stories = import.meta.glob<string>('../src/components/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const components = Object.entries(stories).map(([file, text]) => ({
  name: file.split('/').at(-2) ?? '',
  text,
}));

/** They pass data to their children, and render nothing of their own. */
const lookless = new Set(['LinkProvider', 'WordsProvider']);

/** Each has one fixed place, over or around the content of the screen, and is never in a card or a dialog. */
const standAlone = new Set([
  'CommandMenu',
  'ConfirmDialog',
  'Dialog',
  'FloatingLink',
  'LinkProvider',
  'PageHeader',
  'SandboxRibbon',
  'SideNav',
  'Toasts',
  'WaitLine',
  'WordsProvider',
]);

const free = ['InCard', 'InDialog', 'LargeTextOnNarrowestPhone'];
const alone = ['LongestTextOnNarrowestPhone', 'LargeTextOnNarrowestPhone'];

const without = (names: readonly string[], among: typeof components) =>
  among.flatMap(({ name, text }) =>
    names
      .filter((story) => !new RegExp(`^export const ${story}\\b`, 'm').test(text))
      .map((story) => `${name}: ${story}`),
  );

test('every component holds in a card, in a dialog, with its longest words, on the narrowest phone, at twice the text size', () => {
  expect(components.length).toBeGreaterThan(50);
  const missing = without(
    free,
    components.filter(({ name }) => !standAlone.has(name)),
  );
  expect(missing, 'export them from `inEveryPlace` of the story kit').toEqual([]);
  expect(
    without(
      alone,
      components.filter(({ name }) => standAlone.has(name) && !lookless.has(name)),
    ),
  ).toEqual([]);
});
