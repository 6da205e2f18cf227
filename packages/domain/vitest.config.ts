import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patient,
    include: ['src/**/*.test.ts'],
    // Rules are pure: nothing leaks from one file to the next.
    isolate: false,
    setupFiles: ['@repo/vitest/seed'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
