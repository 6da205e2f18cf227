import { defineConfig } from 'vitest/config';
import tests from './vitest.config.ts';

// What kills, starves and waits, one after the other. Beside the tests it would be late, and they as well.
export default defineConfig({
  test: {
    ...tests.test,
    include: ['test/drills/*.drill.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.drills.json' }]],
    maxWorkers: 1,
  },
});
