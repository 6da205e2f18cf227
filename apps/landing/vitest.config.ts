import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    include: ['{src,prerender,test}/**/*.test.{ts,tsx}'],
    // Every page is drawn once for all files that look at it.
    isolate: false,
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
