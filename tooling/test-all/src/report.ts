import type { Tally } from './tally.ts';
import type { Ran } from './turbo.ts';

/** `failures` names each failed test, with why. */
export type Row = Tally & { title: string; ran: Ran | undefined; failures: readonly string[] };

const sum = (rows: readonly Row[], column: keyof Tally) =>
  rows.reduce((total, row) => total + row[column], 0);

function line(row: Row, width: number): string {
  const numbers = [row.passed, row.failed, row.skipped].map((number) => String(number).padStart(7)).join('');
  const how = row.ran ? (row.ran.cached ? 'cached' : `${row.ran.seconds.toFixed(1)} s`) : 'did not run';
  return `${row.failed > 0 ? '✗' : '✓'} ${row.title.padEnd(width)}${numbers}  ${how}`;
}

/**
 * A table with a line per suite, then every failed test, so that nobody has to look for it among thousands, and the sum as the
 * last line, in the words that tools look for.
 */
export function report(rows: readonly Row[]): string {
  const width = Math.max(...rows.map((row) => row.title.length));
  const head = `  ${''.padEnd(width)} passed failed skipped`;
  const total = `${sum(rows, 'passed')} passed, ${sum(rows, 'failed')} failed, ${sum(rows, 'skipped')} skipped`;
  const failures = rows.flatMap((row) => row.failures.map((failure) => `\n✗ ${row.title}: ${failure}`));
  return ['', head, ...rows.map((row) => line(row, width)), ...failures, '', total].join('\n');
}

export const isGreen = (rows: readonly Row[]) => rows.length > 0 && sum(rows, 'failed') === 0;
