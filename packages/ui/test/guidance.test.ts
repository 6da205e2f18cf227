import { expect, test } from 'vitest';

/** The stories of every component: the file with its folder's name. */
const stories = import.meta.glob<string>('../src/{components,patterns,brand,primitives}/*/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const components = Object.entries(stories).map(([file, text]) => ({
  name: file.split('/').at(-2) ?? '',
  text,
}));

test('every component says what to do with it, what not to, and how it is met without eyes or a mouse', () => {
  expect(components.length).toBeGreaterThan(45);
  const without = components.filter(({ text }) => !text.includes('guidance({')).map(({ name }) => name);
  expect(without, 'add `parameters: guidance({ do, dont, access })` to its stories').toEqual([]);
});
