import { patient } from '@repo/vitest/patient';
import { sharedModules } from '@repo/vitest/shared-modules';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patient,
    ...sharedModules,
    include: ['src/**/*.test.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
  },
});
