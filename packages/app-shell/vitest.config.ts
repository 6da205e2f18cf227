import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    include: ['src/**/*.test.{ts,tsx}'],
    // The modules and one document serve all files: to make them for each file took longer than the tests. What one file leaves behind
    // is taken away before the next (`prepareTests`).
    environment: 'happy-dom',
    isolate: false,
    setupFiles: ['./story-kit/set-up.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
