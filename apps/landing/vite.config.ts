import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const OUTPUT = join(import.meta.dirname, 'dist');
const BUNDLE = join(import.meta.dirname, 'node_modules/.prerender');

interface PageRenderer {
  /** Every page's path with its HTML, given the address of the style sheet. */
  renderPages(styleSheet: string): ReadonlyMap<string, string>;
}

/** Renders every page once, at build time: the visitor gets HTML and one style sheet, and no script at all. */
async function writePages(): Promise<void> {
  const manifest: Record<string, { css?: string[] }> = JSON.parse(
    await readFile(join(BUNDLE, '.vite/manifest.json'), 'utf8'),
  );
  const styleSheet = Object.values(manifest).flatMap((entry) => entry.css ?? [])[0];
  if (styleSheet === undefined) throw new Error('The pages came without a style sheet');
  await rm(OUTPUT, { recursive: true, force: true });
  await mkdir(OUTPUT, { recursive: true });
  await cp(join(import.meta.dirname, 'public'), OUTPUT, { recursive: true });
  await cp(join(BUNDLE, 'assets'), join(OUTPUT, 'assets'), { recursive: true });
  const renderer: PageRenderer = await import(pathToFileURL(join(BUNDLE, 'entry-server.js')).href);
  for (const [path, html] of renderer.renderPages(`/${styleSheet}`)) {
    const folder = join(OUTPUT, path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), html);
  }
}

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  environments: {
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: BUNDLE,
        emptyOutDir: true,
        emitAssets: true,
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: { input: 'src/entry-server.tsx' },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { ssr } = builder.environments;
      if (ssr === undefined) throw new Error('There is no environment to render the pages in');
      await builder.build(ssr);
      await writePages();
    },
  },
});
