import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
    testTimeout: 15_000,
    maxWorkers: 2,
  },
});
