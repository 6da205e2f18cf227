import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patient,
    include: ['src/**/*.test.ts'],
    // No file changes a module for the next; to load them for each takes longer than the tests.
    isolate: false,
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
