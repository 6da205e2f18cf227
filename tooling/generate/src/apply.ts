import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { timesIn } from './anchors.ts';
import { Refusal, type Insert, type Plan, type Read } from './generator.ts';

/** Reads the files below a folder. */
export const readerOf =
  (root: string): Read =>
  (path) =>
    existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

const anchorOf = (insert: Insert) => ('before' in insert ? insert.before : insert.after);

function inserted(text: string, insert: Insert): string {
  const anchor = anchorOf(insert);
  // A function, because a replacement in words gives `$` a meaning.
  return text.replace(anchor, () => ('before' in insert ? insert.text + anchor : anchor + insert.text));
}

/**
 * The text of each file of a plan, as it will be.
 * @throws Refusal with all that is in the way: a file that exists, or an anchor that its file has not exactly once.
 */
export function changesOf(read: Read, plan: Plan): ReadonlyMap<string, string> {
  const objections = Object.keys(plan.files)
    .filter((path) => read(path) !== undefined)
    .map((path) => `${path} exists.`);
  const changes = new Map(Object.entries(plan.files));
  for (const insert of plan.inserts) {
    const text = changes.get(insert.path) ?? read(insert.path);
    const times = text === undefined ? 0 : timesIn(text, anchorOf(insert));
    if (text === undefined) objections.push(`${insert.path} is not there.`);
    else if (times === 1) changes.set(insert.path, inserted(text, insert));
    else objections.push(`${insert.path} has ${times} times, not once: ${JSON.stringify(anchorOf(insert))}`);
  }
  if (objections.length > 0) throw new Refusal(`Nothing was written.\n${objections.join('\n')}`);
  return changes;
}

/**
 * Writes what a plan says, all of it or nothing, and formats it.
 * @param format - Formats files, by their paths from the top.
 * @throws Refusal before the first write.
 */
export function apply(root: string, plan: Plan, format: (paths: readonly string[]) => void): void {
  const changes = changesOf(readerOf(root), plan);
  for (const [path, text] of changes) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  format([...changes.keys()]);
}
