import type { TestUserConfig } from 'vitest/config';
import { patient } from './patient.ts';

/**
 * For tests of plain code, beside their sources. One set of modules serves all files, which takes half as long as one set for each.
 * No file may leave a changed module or global.
 */
export const nodeTests = {
  ...patient,
  isolate: false,
  include: ['src/**/*.test.ts'],
  reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
} satisfies TestUserConfig;
