import { expect, test } from 'vitest';

/** All files that other packages can import, as the exports of package.json spell them. */
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../src/components/*/*.tsx',
    '../src/primitives/*/*.tsx',
    '../src/patterns/*/*.tsx',
    '../src/forms/*.ts',
    '../src/words/kiswahili.ts',
    '../src/brand/*/*.tsx',
    '../src/icons/*Icon.tsx',
    '../src/drawings/*.tsx',
    '!../src/drawings/make-drawing.tsx',
    '!../src/**/*.stories.tsx',
  ],
  { eager: true },
);

const importable = Object.entries(modules)
  .map(([file, module]) => ({
    parts: file
      .replace('../src/', '')
      .replace(/\.tsx?$/, '')
      .split('/'),
    module,
  }))
  .filter(({ parts }) => parts.length === 2 || parts[1] === parts[2]);

test('the public names change only on purpose', () => {
  const names = importable.map(({ parts, module }) => [
    `@repo/ui/${parts.slice(0, 2).join('/')}`,
    Object.keys(module).toSorted(),
  ]);
  expect(Object.fromEntries(names)).toMatchSnapshot();
});

const camelCase = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

test('every file holds the component or hook that its name promises', () => {
  for (const { parts, module } of importable) {
    const name = camelCase(parts[1] ?? '');
    expect(Object.keys(module), `@repo/ui/${parts.slice(0, 2).join('/')}`).toContain(name);
  }
});

test('Radix is reached only through files that are loaded lazily', async () => {
  const sources = import.meta.glob<string>('../src/**/*.tsx', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const users = Object.entries(sources).filter(([, text]) => text.includes("from '@radix-ui/"));
  expect(new Set(users.map(([file]) => file.split('/').at(-1)))).toEqual(
    new Set(['RadixDialog.tsx', 'RadixTooltip.tsx']),
  );
  // A build removes the import of a type.
  const eager = Object.entries(sources).filter(([, text]) =>
    /from '\.\/Radix\w+\.tsx'/.test(text.replaceAll(/^import type [^;]*;/gm, '')),
  );
  expect(eager.map(([file]) => file)).toEqual([]);
});
