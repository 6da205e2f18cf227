import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';

/**
 * Computes the mutation score of the rules: the share of small faults that the tests find. The bench checks the bound. With
 * file names (`./pnpm --filter @repo/domain mutation consent-request phone`) it tests only these files, and keeps the result
 * of the last whole run.
 */
const ROOM = join(import.meta.dirname, '..');
const RESULT = join(ROOM, 'mutation-results.json');

process.chdir(ROOM);
const wanted = process.argv.slice(2);
const files = readdirSync('src')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .filter((name) => wanted.length === 0 || wanted.includes(name.replace('.ts', '')));
// `tsconfigFile` in stryker.json names no file on purpose: a rewrite of ours would need the compiler's former API.
const mutants = await new Stryker({
  mutate: files.map((name) => `src/${name}`),
  configFile: 'mutation/stryker.json',
}).runMutationTest();

const withStatus = (...statuses: readonly string[]) =>
  mutants.filter(({ status }) => statuses.includes(status));
// A mutant that never ends counts as found, like a failing mutant. A mutant that fails to load does not count.
const killed = withStatus('Killed', 'Timeout').length;
const missed = withStatus('Survived', 'NoCoverage');
const total = killed + missed.length;

const survivors = missed.map(({ fileName, location, mutatorName, replacement }) => ({
  at: `${relative(ROOM, fileName)}:${location.start.line}`,
  mutator: mutatorName,
  line: readFileSync(fileName, 'utf8').split('\n')[location.start.line - 1]?.trim() ?? '',
  replacement,
}));
const score = Math.round((killed / total) * 10_000) / 100;
const result = { score, killed, survived: missed.length, total, survivors };
if (wanted.length === 0) writeFileSync(RESULT, `${JSON.stringify(result, null, 2)}\n`);
for (const { at, line, replacement } of survivors)
  process.stdout.write(`${at}: ${line}\n  unnoticed: ${replacement}\n`);
process.stdout.write(`Mutation score of the rules: ${score} % (${killed} of ${total})\n`);
