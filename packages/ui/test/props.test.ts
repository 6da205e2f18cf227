import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { builtinHandlers, builtinResolvers, parse, type Documentation } from 'react-docgen';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../src');
const FOLDERS = ['components', 'primitives', 'patterns', 'brand'];

/** The file of every component that other packages can import: the one with its folder's name. */
const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(SOURCES, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && basename(name, '.tsx') === basename(dirname(name)))
    .map((name) => join(folder, name)),
).toSorted();

type Prop = NonNullable<Documentation['props']>[string];

/** `label: string`, `size?: "small" | "medium" = "medium"`. */
function spell(name: string, { tsType, required, defaultValue }: Prop): string {
  const type = tsType === undefined ? 'unknown' : 'raw' in tsType ? tsType.raw : tsType.name;
  const fallback = defaultValue ? ` = ${String(defaultValue.value)}` : '';
  return `${name}${required ? '' : '?'}: ${type.replaceAll(/\s+/g, ' ')}${fallback}`;
}

test('the props of the components change only on purpose', () => {
  const contract = files.flatMap((file) => {
    const path = join(SOURCES, file);
    const found = parse(readFileSync(path, 'utf8'), {
      filename: path,
      resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
      handlers: Object.values(builtinHandlers),
    });
    return found.map(({ displayName, props = {} }) => [
      `${dirname(file)}: ${displayName}`,
      Object.entries(props)
        .map(([name, prop]) => spell(name, prop))
        .toSorted(),
    ]);
  });
  expect(contract.length).toBeGreaterThan(50);
  expect(Object.fromEntries(contract)).toMatchSnapshot();
});
