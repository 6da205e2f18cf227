import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { brand } from '@repo/domain/brand';
import type { UserConfig } from 'vite';
import { chunkGroups } from './chunks.ts';
import { compiledMessages } from './compiled-messages.ts';
import { compressFolder } from './compress.ts';
import { iconTags } from './icon-tags.ts';
import { siteIcons, type SiteIcons, waitingMark } from './site-icons.ts';

/** Paths that the service answers. All others belong to the app. */
const API_PATHS = ['/api', '/nannies', '/employers', '/contact-requests'];

/** Files of the first screen: they are there before any other one is asked for. */
const LOADED = /\/(?:index|vendor|rolldown-runtime)-[^/]+\.js$/;

/** What a part that loads later needs beside itself. Each name less makes the first load smaller. The page names all of its own. */
const notYetLoaded = (part: string, needed: string[], { hostType }: { readonly hostType: 'html' | 'js' }) =>
  hostType === 'html' ? needed : needed.filter((file) => file !== part && !LOADED.test(file));

/** The configuration of every single-page app, for the build and for development. */
export function singlePageApp(site: SiteIcons): UserConfig {
  const api = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
  return {
    plugins: [
      react(),
      vanillaExtractPlugin(),
      compiledMessages(),
      {
        name: 'brand',
        transformIndexHtml: (html) => ({
          html: html.replaceAll('%BRAND%', brand.name).replace('%MARK%', waitingMark(site)),
          tags: iconTags.map((tag) => ({ ...tag, injectTo: 'head' })),
        }),
        async configureServer({ middlewares }) {
          const files = new Map(await siteIcons(site));
          middlewares.use(({ url = '/' }, response, next) => {
            const content = files.get(url.slice(1));
            if (content === undefined) return next();
            response.setHeader(
              'content-type',
              url.endsWith('.svg') ? 'image/svg+xml' : 'application/octet-stream',
            );
            response.end(content);
          });
        },
        async generateBundle() {
          for (const [fileName, source] of await siteIcons(site))
            this.emitFile({ type: 'asset', fileName, source });
        },
      },
      {
        name: 'compress',
        apply: 'build',
        writeBundle: async ({ dir }) => {
          if (dir !== undefined) await compressFolder(dir);
        },
      },
    ],
    server: {
      proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: api, changeOrigin: false }])),
    },
    build: {
      // The policy allows styles and scripts from files alone, so nothing is inlined.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: notYetLoaded },
      rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
    },
  };
}
