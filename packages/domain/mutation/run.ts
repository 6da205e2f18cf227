import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/** Mutation score of the rules: how many small faults in them the tests notice. Bounds are judged by the bench. */
const ROOM = join(import.meta.dirname, '..');
const RESULT = join(ROOM, 'mutation-results.json');

process.chdir(ROOM);
const mutants = await new Stryker({
  packageManager: 'pnpm',
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  mutate: ['src/**/*.ts', '!src/**/*.test.ts'],
  coverageAnalysis: 'perTest',
  concurrency: '100%',
  reporters: ['clear-text'],
  clearTextReporter: { logTests: false, reportTests: false },
  tempDirName: '.stryker-tmp',
  // There is none of this name: what would rewrite it asks the compiler's former API.
  tsconfigFile: 'none.json',
}).runMutationTest();

const withStatus = (...wanted: readonly string[]) => mutants.filter(({ status }) => wanted.includes(status));
// A mutant that never ends is noticed as well as a failing one; one that cannot even be loaded is not counted.
const killed = withStatus('Killed', 'Timeout').length;
const survivors = withStatus('Survived', 'NoCoverage');
const total = killed + survivors.length;

const describe = ({ fileName, location, mutatorName, replacement }: (typeof mutants)[number]) => {
  const line = readFileSync(fileName, 'utf8').split('\n')[location.start.line];
  return {
    at: `${relative(ROOM, fileName)}:${location.start.line + 1}`,
    mutator: mutatorName,
    line: line?.trim() ?? '',
    replacement,
  };
};
const score = Math.round((killed / total) * 10_000) / 100;
writeFileSync(
  RESULT,
  `${JSON.stringify({ score, killed, survived: survivors.length, total, survivors: survivors.map(describe) }, null, 2)}\n`,
);
process.stdout.write(`Mutation score of the rules: ${score} % (${killed} of ${total})\n`);
