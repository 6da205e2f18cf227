import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patient,
    setupFiles: ['@repo/vitest/seed'],
    include: ['src/**/*.test.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
