import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
