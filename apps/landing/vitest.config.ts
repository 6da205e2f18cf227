import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    include: ['{src,prerender,test}/**/*.test.{ts,tsx}'],
    // All files share the rendered pages, so that each page renders once.
    isolate: false,
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
