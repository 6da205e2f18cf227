import { alternativeNames } from '@repo/domain/alternative-names';

/** No answer of the contract nests deeper; beyond it, rubbish is left as it is. */
const MAX_DEPTH = 8;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A copy in which every object also answers to the contract's names. A field of its own here may bear another's name elsewhere
 * (`id_number`), so a name is added beside the other and replaces nothing.
 */
export function withContractNames(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((entry: unknown) => withContractNames(entry, depth + 1));
  if (!isRecord(value)) return value;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withContractNames(entry, depth + 1)]),
  );
  for (const [other, ours] of Object.entries(alternativeNames))
    if (Object.hasOwn(copy, other) && !Object.hasOwn(copy, ours)) copy[ours] = copy[other];
  return copy;
}

type Path = readonly PropertyKey[];

const step = (value: unknown, key: PropertyKey): unknown => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key) ? value[key] : undefined;
};

const at = (value: unknown, path: Path): unknown => path.reduce(step, value);

/** Writes null where the value lacks a field. Only ever called on our own copy. */
export function fillWithNull(value: unknown, path: Path): boolean {
  const key = path.at(-1);
  const parent = at(value, path.slice(0, -1));
  if (typeof key !== 'string' || !isRecord(parent) || parent[key] !== undefined) return false;
  parent[key] = null;
  return true;
}

/** The list and row nearest to a fault, or `undefined` when no list surrounds it. */
export function rowOf(path: Path): { list: Path; row: number } | undefined {
  const index = path.findLastIndex((key) => typeof key === 'number');
  const row = path[index];
  return typeof row === 'number' ? { list: path.slice(0, index), row } : undefined;
}

/** Takes rows out of the list at this path of our own copy; answers how many there were. */
export function dropRows(value: unknown, list: Path, rows: ReadonlySet<number>): number {
  const found = at(value, list);
  if (!Array.isArray(found)) return 0;
  const highestFirst = [...rows].toSorted((a, b) => b - a);
  for (const row of highestFirst) found.splice(row, 1);
  return highestFirst.length;
}
