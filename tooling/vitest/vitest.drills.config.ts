import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { patient } from './patient.ts';

const TOP = join(import.meta.dirname, '../..');
const hasProperties = (path: string) => readFileSync(join(TOP, path), 'utf8').includes("from 'fast-check'");

/** Every property of every workspace, with the seed and the number of values of the drills. */
export default defineConfig({
  root: TOP,
  test: {
    ...patient,
    include: globSync('{apps,packages}/*/src/**/*.test.ts', { cwd: TOP }).filter(hasProperties),
    setupFiles: [join(import.meta.dirname, 'seed.ts')],
    reporters: ['minimal', ['json', { outputFile: join(import.meta.dirname, 'test-results.drills.json') }]],
  },
});
