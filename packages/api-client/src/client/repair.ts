import { isRecord } from '../normalise/is-record.ts';

type Path = readonly PropertyKey[];

const step = (value: unknown, key: PropertyKey): unknown => {
  if (Array.isArray(value)) return typeof key === 'number' ? value[key] : undefined;
  return isRecord(value) && typeof key === 'string' && Object.hasOwn(value, key) ? value[key] : undefined;
};

const at = (value: unknown, path: Path): unknown => path.reduce(step, value);

/** Writes null for a missing field. The caller passes its own copy of the value. */
export function fillWithNull(value: unknown, path: Path): boolean {
  const key = path.at(-1);
  const parent = at(value, path.slice(0, -1));
  if (typeof key !== 'string' || !isRecord(parent) || parent[key] !== undefined) return false;
  parent[key] = null;
  return true;
}

/** The list and the row nearest to a fault. `undefined` when no list surrounds the fault. */
export function rowOf(path: Path): { list: Path; row: number } | undefined {
  const index = path.findLastIndex((key) => typeof key === 'number');
  const row = path[index];
  return typeof row === 'number' ? { list: path.slice(0, index), row } : undefined;
}

/** Removes rows from the list at this path and returns their number. The caller passes its own copy of the value. */
export function dropRows(value: unknown, list: Path, rows: ReadonlySet<number>): number {
  const found = at(value, list);
  if (!Array.isArray(found)) return 0;
  const highestFirst = [...rows].toSorted((a, b) => b - a);
  for (const row of highestFirst) found.splice(row, 1);
  return highestFirst.length;
}
