import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

// The journeys are Playwright's: here is only what is tested without a browser.
export default defineConfig({
  test: {
    ...patient,
    include: ['lines/**/*.test.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
