import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    include: ['src/**/*.test.{ts,tsx}'],
    // A file that needs a document says so in its first line; most do not, and start faster without.
    environment: 'node',
    setupFiles: ['@repo/vitest/seed', '@repo/app-shell/story-kit/patience'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
