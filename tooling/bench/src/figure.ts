/** One promised figure of quality.md, as it came out. */
export type Figure = {
  name: string;
  value: number;
  bound: number;
  /** Whether the value has to stay under the bound or reach it. */
  sense: 'at most' | 'at least';
  unit: string;
  ok: boolean;
  /** What it was compared with, or how it was taken. */
  note?: string;
};

/** Three digits that matter: no figure here is known better. */
const rounded = (value: number) => Number(value.toPrecision(value >= 1000 ? 4 : 3));

export function figure(
  name: string,
  value: number,
  [sense, bound, unit]: readonly [Figure['sense'], number, string],
  note?: string,
): Figure {
  const ok = Number.isFinite(value) && (sense === 'at most' ? value <= bound : value >= bound);
  return { name, value: rounded(value), bound, sense, unit, ok, ...(note ? { note } : {}) };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle];
  if (upper === undefined) return Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

/** The figures as lines of a table. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map((one) => [
    one.ok ? '✓' : '✗',
    one.name,
    `${one.value} ${one.unit}`.trim(),
    `${one.sense} ${one.bound}`,
    one.note ?? '',
  ]);
  const head = ['', 'figure', 'value', 'bound', ''];
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
