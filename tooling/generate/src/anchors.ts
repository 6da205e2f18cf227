import { Refusal, type Insert, type Read } from './generator.ts';

/**
 * The text of a file that has to be there.
 * @throws Refusal where it is not.
 */
export function textOf(read: Read, path: string): string {
  const text = read(path);
  if (text === undefined) throw new Refusal(`${path} is not there.`);
  return text;
}

/** How often a text stands in another. */
export const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/**
 * Puts a line among lines that stand in order: before the first that comes after it, or behind the last.
 * @param lines - Matches one line as a whole; its first group is what the lines are ordered by.
 * @throws Refusal where the file has no such line.
 */
export function lineInOrder(read: Read, path: string, lines: RegExp, line: string): Insert {
  const keyOf = (each: string) => new RegExp(lines.source).exec(each)?.[1] ?? '';
  const found = [...textOf(read, path).matchAll(new RegExp(lines.source, 'gm'))].map(([each]) => each);
  const next = found.find((each) => keyOf(each) > keyOf(line));
  if (next !== undefined) return { path, before: `${next}\n`, text: `${line}\n` };
  const last = found.at(-1);
  if (last === undefined) throw new Refusal(`${path} has no line like "${line}".`);
  return { path, after: `${last}\n`, text: `${line}\n` };
}

/** An import of a file of the same room, ordered by its path. */
export const IMPORTS = /^import .* from '(\.\.?\/[^']*)';$/;

/** Puts a text at the end of a file: behind everything from its last declaration on. */
export function atTheEnd(read: Read, path: string, text: string): Insert {
  const whole = textOf(read, path);
  return { path, after: whole.slice(whole.lastIndexOf('\nexport ')), text };
}
