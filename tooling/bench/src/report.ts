import type { Figure } from './figure.ts';
import { promises } from './promises.ts';

/** A part that ended with an error, or a promise without a figure. */
export type Failure = { part: string; error: string };
export type Results = { commit: string; figures: readonly Figure[]; failures: readonly Failure[] };

/** The figures as lines of a table, each with its commit. */
export function table(figures: readonly Figure[], commit: string): string {
  const rows = figures.map((one) => [
    one.ok ? '✓' : '✗',
    one.name,
    `${one.value} ${one.unit}`.trim(),
    `${one.sense} ${one.bound}`,
    commit,
    one.note ?? '',
  ]);
  const head = ['', 'figure', 'value', 'bound', 'commit', ''];
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The whole run: every figure, every failed part, and the sum. */
export function summary({ commit, figures, failures }: Results): string {
  const within = figures.filter(({ ok }) => ok).length;
  const sum = `${within} within their bounds, ${figures.length - within} not, ${failures.length} without a figure`;
  return [table(figures, commit), ...failures.map(failureLine), sum].join('\n\n');
}

export const failureLine = ({ part, error }: Failure): string => `✗ ${part} failed: ${error}`;

/** The promises that a run of all parts did not measure. */
export const unmeasured = (figures: readonly Figure[]): Failure[] =>
  Object.values(promises)
    .filter(({ what }) => figures.every(({ promise }) => promise !== what))
    .map(({ what }) => ({ part: what, error: 'no figure was taken' }));

/** Whether every figure exists and is within its bound. */
export const isGood = ({ figures, failures }: Results): boolean =>
  failures.length === 0 && figures.every(({ ok }) => ok);

/** The content of `bench-results.json`: each figure with its commit, so that a reader can compare several runs. */
export const written = ({ commit, figures, failures }: Results): string =>
  `${JSON.stringify({ figures: figures.map((one) => ({ ...one, commit })), failures }, undefined, 2)}\n`;
