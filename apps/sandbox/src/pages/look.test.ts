import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const asset = (name: string) => readFileSync(new URL(`../browser/assets/${name}`, import.meta.url));
/** The design system is another room, which only its own sites import. Here its files are compared as files. */
const ui = (path: string) => readFileSync(new URL(`../../../../packages/ui/${path}`, import.meta.url));

const COLOUR = /#[0-9a-f]{3,8}\b|\brgb\([^)]*\)/gi;
const coloursIn = (text: string) => text.match(COLOUR) ?? [];
const tokens = asset('tokens.css').toString();

it('takes every colour from one block, and that from the product', () => {
  const known = new Set(
    ['colours.ts', '../themes/palette.ts'].flatMap((file) => coloursIn(ui(`src/tokens/${file}`).toString())),
  );
  const used = coloursIn(tokens);
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((colour) => !known.has(colour))).toEqual([]);
  for (const sheet of ['sandbox.css', 'screens.css']) expect(coloursIn(asset(sheet).toString())).toEqual([]);
});

it('uses only properties that the block has', () => {
  const defined = new Set([...tokens.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name));
  const sheets = ['sandbox.css', 'screens.css'].map((sheet) => asset(sheet).toString()).join('\n');
  const used = new Set([...sheets.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  expect([...used].filter((name) => !defined.has(name))).toEqual([]);
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});

it('has the typeface of the product', () => {
  const face = ui('node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');
  expect(asset('figtree.woff2').equals(face)).toBe(true);
});
