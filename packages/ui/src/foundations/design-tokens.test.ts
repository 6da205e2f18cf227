import { describe, expect, it } from 'vitest';
import { colours } from '../tokens/colours.ts';
import * as scales from '../tokens/scales.ts';
import { themes, tokensJson } from './design-tokens.ts';

/** The file as another program reads it: of no known shape. */
const file: unknown = JSON.parse(tokensJson());

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What stands at a path of the file. A name that is not there throws. */
const at = (path: readonly string[], from: unknown = file): unknown =>
  path.reduce((value, name) => {
    if (!isGroup(value) || !(name in value)) throw new Error(`No ${path.join('.')}`);
    return value[name];
  }, from);

/** The value of a token. A reference is followed. */
function valueAt(path: readonly string[]): unknown {
  const value = at([...path, '$value']);
  const [, reference] = /^\{(.+)\}$/.exec(typeof value === 'string' ? value : '') ?? [];
  return reference === undefined ? value : valueAt(reference.split('.'));
}

const written = (of: unknown): string => `${String(at(['value'], of))}${String(at(['unit'], of))}`;
const length = (path: readonly string[]) => written(valueAt(path)).replace(/^0px$/, '0');

/** A colour as the theme writes it. */
function colour(of: unknown): string {
  const hex = String(at(['hex'], of));
  if (!isGroup(of) || !('alpha' in of)) return hex;
  const parts = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${parts.join(' ')} / ${String(of['alpha'])})`;
}

const shadow = (of: unknown): string =>
  (Array.isArray(of) ? of : [])
    .map((layer: unknown) =>
      [
        ...['offsetX', 'offsetY', 'blur'].map((name) => written(at([name], layer)).replace(/^0px$/, '0')),
        colour(at(['color'], layer)),
      ].join(' '),
    )
    .join(', ');

/** The leaves of a nested record, each with its path. */
const leaves = (of: object, path: readonly string[] = []): [path: readonly string[], value: string][] =>
  Object.entries(of).flatMap(([name, value]: [string, unknown]) =>
    isGroup(value) ? leaves(value, [...path, name]) : [[[...path, name], String(value)]],
  );

describe.each(themes)('the theme $audience, $mode', ({ audience, mode, palette }) => {
  const { shadow: shadows, ...painted } = palette;

  it('is read back with every colour', () => {
    const expected = leaves(painted);
    expect(expected.length).toBeGreaterThan(70);
    const read = expected.map(([path]) => [path, colour(valueAt(['theme', audience, mode, ...path]))]);
    expect(read).toEqual(expected);
  });

  it('is read back with every shadow', () => {
    const read = leaves(shadows).map(([path]) => [
      path,
      shadow(valueAt(['theme', audience, mode, 'shadow', ...path])),
    ]);
    expect(read).toEqual(leaves(shadows));
  });
});

it('reads every ramp back', () => {
  const read = leaves(colours).map(([path]) => [path, colour(valueAt(['ramp', ...path]))]);
  expect(read).toEqual(leaves(colours));
});

const { desk, compact } = scales;

it.each([
  ['space', scales.space],
  ['radius', scales.radius],
  ['size', scales.size],
  ['fontSize', { ...scales.fontSize, wide: scales.fontSizeWide }],
  ['desk', desk],
  ['compact', compact],
])('reads %s back', (name, scale) => {
  const read = leaves(scale).map(([path]) => [path, length([name, ...path])]);
  expect(read).toEqual(leaves(scale));
});

it('reads type and motion back', () => {
  const { font, fontWeight, lineHeight, motion } = scales;
  expect(leaves(fontWeight).map(([path]) => [path, String(valueAt(['fontWeight', ...path]))])).toEqual(
    leaves(fontWeight),
  );
  expect(leaves(lineHeight).map(([path]) => [path, String(valueAt(['lineHeight', ...path]))])).toEqual(
    leaves(lineHeight),
  );
  expect(valueAt(['font', 'family'])).toEqual(font.family.replaceAll("'", '').split(', '));
  expect(written(valueAt(['motion', 'fast']))).toBe(motion.fast);
  expect(written(valueAt(['motion', 'normal']))).toBe(motion.normal);
  expect(`cubic-bezier(${String(valueAt(['motion', 'easing']))})`).toBe(motion.easing.replaceAll(', ', ','));
});

it('has no name that the format forbids, and a type for every value', () => {
  const paths = leaves(isGroup(file) ? file : {});
  const names = new Set(paths.flatMap(([path]) => path));
  const forbidden = [...names].filter((name) => /[{}.]/.test(name));
  expect(forbidden).toEqual([]);
  const values = paths.flatMap(([path]) =>
    path.includes('$value') ? [path.slice(0, path.indexOf('$value'))] : [],
  );
  expect(values.length).toBeGreaterThan(500);
  expect(values.filter((path) => typeof at([...path, '$type']) !== 'string')).toEqual([]);
});
