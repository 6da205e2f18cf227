import { FLAKY_ALLOWED } from './flaky.ts';
import type { Phase } from './plan.ts';
import type { Tally } from './tally.ts';

/** The result of a task. `failures` and `flakyTests` name tests with their causes. `log` is the path of the whole output. */
export type Row = Tally & {
  title: string;
  seconds: number;
  cached: boolean;
  failures: readonly string[];
  flakyTests: readonly string[];
  log: string;
};
/** The time of a phase. */
export type Clock = Pick<Phase, 'title' | 'budget'> & { seconds: number };

const COLUMN = 8;

export const heading = (title: string, width: number) =>
  `\n── ${title} ──\n  ${''.padEnd(width)}${['passed', 'failed', 'skipped'].map((word) => word.padStart(COLUMN)).join('')}`;

export function line(row: Row, width: number): string {
  const numbers = [row.passed, row.failed, row.skipped].map((number) => String(number).padStart(COLUMN));
  const how = row.cached ? 'cached' : `${row.seconds.toFixed(1)} s`;
  return `${row.failed > 0 ? '✗' : '✓'} ${row.title.padEnd(width)}${numbers.join('')}  ${how}`;
}

const clock = ({ title, seconds, budget }: Clock) =>
  `${seconds > budget ? '⚠' : ' '} phase ${title}: ${seconds.toFixed(0)} s of ${budget} s${seconds > budget ? ', over its budget' : ''}`;

const sum = (rows: readonly Tally[], column: keyof Tally) =>
  rows.reduce((total, row) => total + row[column], 0);

/** The sum of all tasks. A flaky test beyond the allowed number counts as failed. */
function total(rows: readonly Tally[]): Tally {
  const flaky = sum(rows, 'flaky');
  const tooMany = Math.max(0, flaky - FLAKY_ALLOWED);
  return {
    passed: sum(rows, 'passed') - tooMany,
    failed: sum(rows, 'failed') + tooMany,
    skipped: sum(rows, 'skipped'),
    flaky,
  };
}

/**
 * The report at the end. It lists every failed test, so that a developer need not search for it among thousands. It also
 * lists every flaky test and the time of each phase. The sum is the last line, in the words that tools look for.
 */
export function report(rows: readonly Row[], clocks: readonly Clock[]): string {
  const { passed, failed, skipped, flaky } = total(rows);
  const all = {
    title: 'all',
    seconds: clocks.reduce((seconds, phase) => seconds + phase.seconds, 0),
    budget: clocks.reduce((seconds, phase) => seconds + phase.budget, 0),
  };
  return [
    ...rows.flatMap((row) => row.failures.map((failure) => `\n✗ ${row.title}: ${failure}`)),
    ...(failed > 0 ? [''] : []),
    ...rows.filter((row) => row.failed > 0).map((row) => `${row.title}: all that was said is in ${row.log}`),
    ...rows.flatMap((row) =>
      row.flakyTests.map((test) => `\n~ ${row.title}, passed when tried again: ${test}`),
    ),
    '',
    ...[...clocks, all].map(clock),
    '',
    ...(flaky > FLAKY_ALLOWED
      ? [`More than ${FLAKY_ALLOWED} tests passed only when tried again: those beyond count as failed.`]
      : []),
    ...(flaky > 0 ? [`${flaky} flaky`] : []),
    `${passed} passed, ${failed} failed, ${skipped} skipped`,
  ].join('\n');
}

export const isGreen = (rows: readonly Tally[]) => rows.length > 0 && total(rows).failed === 0;
