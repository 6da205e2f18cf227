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
    // A file has a database and a service of its own and shares nothing but the modules, which take longer to load than most files to run.
    isolate: false,
  },
});
