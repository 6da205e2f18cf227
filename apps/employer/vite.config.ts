import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { brand } from '@repo/domain/brand';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite/chunks.ts';
import { compress } from './vite/compress.ts';

/** Paths that the service answers; everything else is this app's. */
const API_PATHS = ['/api', '/nannies', '/employers', '/contact-requests'];
const API = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    { name: 'brand', transformIndexHtml: (html: string) => html.replaceAll('%BRAND%', brand.name) },
    compress(),
  ],
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  server: {
    proxy: Object.fromEntries(API_PATHS.map((path) => [path, { target: API, changeOrigin: false }])),
  },
  build: {
    // The policy allows styles and scripts from files alone: nothing is written into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All styles together are smaller than the first screen's bound, and no screen waits for its own.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
