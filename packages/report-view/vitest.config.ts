import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: {
    ...patient,
    environment: 'happy-dom',
    include: ['src/**/*.test.tsx'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
