import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';

/** What a sign-in page may spend on the design system, of the 95 KB and 12 KB of its whole first load (quality.md C). */
const SCRIPT_BYTES = 6_000;
const STYLE_BYTES = 8_000;

type Output = readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];

async function bundle(entry: string): Promise<Output> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    plugins: [react(), vanillaExtractPlugin()],
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(entry, import.meta.url)), formats: ['es'], fileName: 'entry' },
      minify: true,
      rolldownOptions: { external: [/^react/] },
    },
  });
  if (!Array.isArray(built)) throw new Error('The build of a library answers with a list');
  return built.flatMap(({ output }) => output);
}

const weigh = (text: string | Uint8Array) => brotliCompressSync(text).byteLength;

let output: Output;
beforeAll(async () => {
  output = await bundle('./cost-entry.tsx');
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
