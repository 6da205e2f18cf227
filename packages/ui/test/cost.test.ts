import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test, vi } from 'vitest';

/** The share of the design system in a sign-in page, of the 95 KB and 12 KB of its whole first load (quality.md C). */
const SCRIPT_BYTES = 5_750;
const STYLE_BYTES = 8_000;

type Output = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

const ROOM = join(import.meta.dirname, '..');

/** Builds the sign-in page's components from a copy of this package, or from the package itself. */
async function bundle(room: string): Promise<Output> {
  // A visitor's download: a test's own NODE_ENV would write every file's path and line into the script.
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    root: room,
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      alias: [
        { find: /^@repo\/ui\/themes\//, replacement: join(room, 'src/themes/') },
        { find: /^@repo\/ui\/forms\/([\w-]+)$/, replacement: join(room, 'src/forms/$1.ts') },
        { find: /^@repo\/ui\/(\w+)\/(\w+)$/, replacement: join(room, 'src/$1/$2/$2.tsx') },
      ],
    },
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: join(room, 'test/cost-entry.tsx'),
        preserveEntrySignatures: 'strict',
        external: [/^react/, '@mantine/form'],
      },
    },
  });
  if (!('output' in built)) throw new Error('One build, not watched, answers with its output');
  return built.output;
}

const weigh = (text: string | Uint8Array) => brotliCompressSync(text).byteLength;

let output: Output;
beforeAll(async () => {
  output = await bundle(ROOM);
}, 60_000);

test('the script of a sign-in page stays small', () => {
  const scripts = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  expect(scripts).toHaveLength(1);
  expect(weigh(scripts.join(''))).toBeLessThan(SCRIPT_BYTES);
  expect(scripts.join('')).not.toMatch(/radix|vanilla-extract/i);
});

test('the styles of a sign-in page stay small', () => {
  const styles = output.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? [file.source] : [],
  );
  expect(styles).toHaveLength(1);
  expect(weigh(styles.join(''))).toBeLessThan(STYLE_BYTES);
});

test('what is not imported is not paid for', () => {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const components = modules.filter((id) => id.includes('/src/components/'));
  expect(components.filter((id) => /RadioCards|Dialog|Menu|TabBar|stories/.test(id))).toEqual([]);
});

const UNUSED = {
  'Unused.tsx': `import * as css from './Unused.css.ts';
export const Unused = () => <p className={css.unused}>Unused</p>;
`,
  'Unused.css.ts': `import { style } from '@vanilla-extract/css';
export const unused = style({ color: 'rebeccapurple' });
`,
  'Unused.stories.tsx': `import { Unused } from './Unused.tsx';
export default { title: 'Components/Unused', component: Unused };
export const Playground = {};
`,
};

test('another component, its styles and its story change not one byte', async () => {
  const copy = mkdtempSync(join(tmpdir(), 'cost-'));
  try {
    for (const name of ['src', 'test', 'package.json'])
      cpSync(join(ROOM, name), join(copy, name), { recursive: true });
    symlinkSync(join(ROOM, 'node_modules'), join(copy, 'node_modules'));
    const bytesOf = (files: Output) =>
      files.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]);
    const before = bytesOf(await bundle(copy));
    const folder = join(copy, 'src/components/Unused');
    mkdirSync(folder);
    for (const [name, text] of Object.entries(UNUSED)) writeFileSync(join(folder, name), text);
    expect(bytesOf(await bundle(copy))).toEqual(before);
    expect(weigh(before.flat().join(''))).toBeGreaterThan(SCRIPT_BYTES / 2);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 60_000);
