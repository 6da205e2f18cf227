import { patient } from '@repo/vitest/patient';
import { defineConfig } from 'vitest/config';
import { LongFilesFirst } from './test/long-files-first.ts';

/** A sequencer of ours would take the place of the one that `--sequence.shuffle.files` asks for. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig({
  test: {
    ...patient,
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    setupFiles: ['@repo/vitest/seed'],
    globalSetup: ['./test/global-setup.ts'],
    reporters: ['minimal', ['json', { outputFile: './test-results.json' }]],
    pool: 'forks',
    // One more than the cores: a file waits for its database a quarter of the time.
    maxWorkers: 3,
    // Each file has a database and a service of its own. It shares the modules alone: to load them anew took a quarter of the time.
    isolate: false,
    ...(isShuffled ? {} : { sequence: { sequencer: LongFilesFirst } }),
  },
});
