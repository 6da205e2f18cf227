import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { sharedDocument } from '@repo/vitest/shared-document';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    ...sharedDocument,
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@repo/vitest/seed', './stories/set-up.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
