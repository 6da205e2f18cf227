import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brand } from '@repo/domain/brand';
import { compressFolder } from '@repo/vite/compress';
import { siteIcons, type SiteIcons } from '@repo/vite/site-icons';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawPreviews } from './prerender/draw-previews.ts';

const OUTPUT = join(import.meta.dirname, 'dist');
const NEXT = join(import.meta.dirname, 'node_modules/.next-site');
const SCRIPTS = join(import.meta.dirname, 'node_modules/.page-scripts');
const BEFORE = join(import.meta.dirname, 'node_modules/.site-before');
const BUNDLE = join(import.meta.dirname, 'node_modules/.prerender');

const icons: SiteIcons = {
  ground: 'petrol',
  name: brand.name,
  description: 'Background checks of household workers in Kenya, with their consent.',
  startUrl: '/',
  display: 'minimal-ui',
};

/**
 * Renders every page once, at build time: the visitor gets HTML and one style sheet, and a script where `SitePage.script`
 * names one. `public` holds the files that the server sends as they are. Files with blanks are beside it, where no address leads.
 */
async function writePages(): Promise<void> {
  const folders = [BUNDLE, SCRIPTS].map((built) => join(built, 'assets'));
  const assets = (await Promise.all(folders.map((folder) => readdir(folder)))).flat();
  const addressOf = (end: string) => {
    const name = assets.find((each) => each.endsWith(end));
    if (name === undefined) throw new Error(`The pages came without a file ${end}`);
    return `/assets/${name}`;
  };
  await rm(NEXT, { recursive: true, force: true });
  const sent = join(NEXT, 'public');
  await mkdir(sent, { recursive: true });
  for (const [name, content] of [...(await siteIcons(icons)), ...(await drawPreviews())])
    await writeFile(join(sent, name), content);
  for (const folder of folders) await cp(folder, join(sent, 'assets'), { recursive: true });
  await compressFolder(sent);
  const written = [NEXT, addressOf('.css'), addressOf('.woff2'), addressOf('.js')];
  execFileSync(process.execPath, [join(BUNDLE, 'write-pages.js'), ...written], { stdio: 'inherit' });
  // A server that runs during development never reads half a build: the old output stays until the new one is complete.
  await rm(BEFORE, { recursive: true, force: true });
  if (existsSync(OUTPUT)) await rename(OUTPUT, BEFORE);
  await rename(NEXT, OUTPUT);
  await rm(BEFORE, { recursive: true, force: true });
}

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: false,
  environments: {
    client: {
      build: {
        outDir: SCRIPTS,
        emptyOutDir: true,
        modulePreload: false,
        rolldownOptions: {
          input: { 'compare-file': 'src/pages/report-code/compare-file/script.ts' },
          output: { format: 'iife', entryFileNames: 'assets/[name]-[hash].js' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        outDir: BUNDLE,
        emptyOutDir: true,
        emitAssets: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: 'prerender/write-pages.tsx',
          output: { assetFileNames: 'assets/site-[hash][extname]' },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (client === undefined || ssr === undefined)
        throw new Error('There is no environment to build the scripts or to render the pages in');
      await builder.build(client);
      await builder.build(ssr);
      await writePages();
    },
  },
});
