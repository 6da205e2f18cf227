import { posix } from 'node:path';

/** Sibling folders that import each other in a circle. Each can be read, moved and tested only with the others. */
export interface Knot {
  /** The parent folder of the siblings. */
  readonly folder: string;
  readonly among: readonly string[];
  /** One import for each arrow between them. */
  readonly arrows: readonly string[];
}

type Import = readonly [from: string, target: string];

/** Every folder above a file, from the top. */
const foldersOver = (path: string): string[] => {
  const parts = posix.dirname(path).split('/');
  return parts.map((_, length) => parts.slice(0, length).join('/'));
};

/** The direct subfolder of `folder` that holds the file. Undefined for a file of the folder itself or of another folder. */
function childOf(folder: string, path: string): string | undefined {
  const start = folder === '' ? '' : `${folder}/`;
  if (!path.startsWith(start)) return undefined;
  const [child, ...rest] = path.slice(start.length).split('/');
  return rest.length > 0 ? child : undefined;
}

/** All folders that the arrows reach from `start`. */
function reachedFrom(start: string, arrows: ReadonlyMap<string, ReadonlyMap<string, string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const child of arrows.get(next)?.keys() ?? [])
      if (!reached.has(child)) {
        reached.add(child);
        open.push(child);
      }
  return reached;
}

/** The knots of the whole tree, by the imports between its files. */
export function knotsOf(imports: readonly Import[]): Knot[] {
  const folders = new Set(imports.flatMap(([from]) => foldersOver(from)));
  return [...folders].toSorted().flatMap((folder) => {
    const arrows = new Map<string, Map<string, string>>();
    for (const [from, target] of imports) {
      const one = childOf(folder, from);
      const other = childOf(folder, target);
      if (one === undefined || other === undefined || one === other) continue;
      const known = arrows.get(one) ?? new Map<string, string>();
      arrows.set(one, known.set(other, `${from} -> ${target}`));
    }
    const reached = new Map([...arrows.keys()].map((child) => [child, reachedFrom(child, arrows)]));
    const among = [...reached.keys()].filter((child) => reached.get(child)?.has(child) === true).toSorted();
    if (among.length === 0) return [];
    const between = among.flatMap((one) => among.flatMap((other) => arrows.get(one)?.get(other) ?? []));
    return [{ folder, among, arrows: between }];
  });
}
