import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    // A file that needs a document says so in its first line; most do not, and start faster without.
    environment: 'node',
    setupFiles: ['@repo/app-shell/story-kit/patience'],
    testTimeout: 30_000,
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
