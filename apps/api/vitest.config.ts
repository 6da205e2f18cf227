import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    ...patient,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/global-setup.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
    pool: 'forks',
    maxWorkers: 2,
  },
});
