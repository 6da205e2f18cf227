import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { kinds, type Fault } from './fault.ts';

/** `broken`: the failed test also fails without the fault, or no test could run. */
const found = z.object({
  outcome: z.enum(['caught', 'survived', 'broken']),
  suite: z.string(),
  test: z.string(),
  seconds: z.number(),
});
export type Found = z.output<typeof found>;

const results = z.record(z.string(), z.record(z.string(), found));
/** By commit, then by fault: the faults are the same for several commits. */
export type PlantedResults = z.output<typeof results>;

export const readResults = (file: string): PlantedResults =>
  existsSync(file) ? results.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

const mark = { caught: '✓', survived: '✗', broken: '?' } as const satisfies Record<Found['outcome'], string>;

export function line(fault: Fault, { outcome, suite, test, seconds }: Found): string {
  const how = outcome === 'survived' ? `survived: ${fault.harm}` : `${outcome} by ${suite}: ${test}`;
  return `${mark[outcome]} ${fault.id} (${seconds} s) ${how}`;
}

/** The number of caught faults of each kind, for one commit. */
export function table(faults: readonly Fault[], taken: Readonly<Record<string, Found>>): string {
  const rows = kinds.flatMap((kind) => {
    const planted = faults.filter((fault) => fault.kind === kind && taken[fault.id] !== undefined);
    const caught = planted.filter(({ id }) => taken[id]?.outcome === 'caught');
    return planted.length === 0 ? [] : [`${kind.padEnd(22)} ${caught.length} of ${planted.length}`];
  });
  const all = faults.filter(({ id }) => taken[id] !== undefined);
  const caught = all.filter(({ id }) => taken[id]?.outcome === 'caught');
  return [...rows, `${'all'.padEnd(22)} ${caught.length} of ${all.length}`].join('\n');
}
