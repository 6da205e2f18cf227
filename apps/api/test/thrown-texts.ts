import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/** A text that may be thrown, or the expression that makes it where it stands elsewhere. */
export interface Thrown {
  readonly file: string;
  readonly expression: string;
  /** Undefined where the source alone does not say. Values in it stand as `7`. */
  readonly text: string | undefined;
}

const sources = new Map<string, Promise<string>>();
const sourceOf = (file: string): Promise<string> => {
  const known = sources.get(file) ?? readFile(file, 'utf8');
  sources.set(file, known);
  return known;
};

/** A file and every file of ours that it imports, directly or not. Types alone lead nowhere. */
export async function reachableFrom(file: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of (await sourceOf(file)).matchAll(/^import (?!type )[^;]*? from '(\.[^']+)';/gm))
    await reachableFrom(resolve(dirname(file), path), seen);
  return seen;
}

/** A handler of a file of routes, from its name to the next one's. */
const handler = /^ {2}(?:async )?(\w+)(?:\(|: ).*$/gm;

/**
 * Where the handlers of some calls lead, from a file that may hold other calls' as well. What stands beside the handlers
 * belongs to all of them.
 */
export async function reachableFromHandlers(
  file: string,
  calls: readonly string[],
  seen: Set<string>,
): Promise<void> {
  const source = await sourceOf(file);
  const starts = [...source.matchAll(handler)];
  const bodies = starts.map((start, index) => ({
    name: start[1] ?? '',
    text: source.slice(start.index, starts[index + 1]?.index),
  }));
  if (!bodies.some(({ name }) => calls.includes(name))) return;
  const others = bodies.filter(({ name }) => !calls.includes(name)).map(({ text }) => text);
  // Imports stand before, in lines of their own.
  const used = others
    .reduce((rest, text) => rest.replace(text, ''), source)
    .replaceAll(/^import [^;]*;$/gm, '');
  for (const [, names = '', path = ''] of source.matchAll(/^import (?!type )([^;]*?) from '(\.[^']+)';/gm))
    if ([...names.matchAll(/\w+/g)].some(([name]) => new RegExp(`\\b${name}\\b`).test(used)))
      await reachableFrom(resolve(dirname(file), path), seen);
}

/** Everything a file refuses with: messages of service errors, their fields, and refusals of limits. */
export async function thrownIn(file: string): Promise<readonly Thrown[]> {
  const source = await sourceOf(file);
  const found: string[] = [];
  for (const match of source.matchAll(/new ServiceError\(|\bnotFound\(/g)) {
    if (/function $|const $/.test(source.slice(0, match.index))) continue;
    const parts = argumentsFrom(source, match.index + match[0].length);
    const [first, second, details = ''] = parts;
    if (match[0] === 'notFound(') found.push(first ?? "'Not found'");
    else if (second !== undefined) found.push(second, ...fieldTextsOf(details));
  }
  for (const [, value = ''] of source.matchAll(/\brefusal: ([^\n]*?)(?:,\n| })/g))
    if (!/^\w+$/.test(value)) found.push(value);
  return (await Promise.all(found.map((expression) => textsOf(file, expression)))).flat();
}

/** What the fields of a refusal say: each its own text, or a name for all of them. */
function fieldTextsOf(details: string): string[] {
  const [, written] = /\bfields: \{([^}]*)\}/.exec(details) ?? [];
  if (written !== undefined)
    return [...written.matchAll(/[\w\]]: ([^,]+?)\s*(?:,|$)/g)].map(([, value = '']) => value.trim());
  const [whole, name] = /\bfields(?:: (\w+))?/.exec(details) ?? [];
  return whole === undefined ? [] : [`fields: ${name ?? 'fields'}`];
}

async function textsOf(file: string, expression: string): Promise<readonly Thrown[]> {
  const choice = /^[^?]+\?(?![.?])([\s\S]+?) : ([\s\S]+)$/.exec(expression);
  if (choice !== null && !/^['"`]/.test(expression))
    return [...(await textsOf(file, (choice[1] ?? '').trim())), ...(await textsOf(file, choice[2] ?? ''))];
  const said = literal(expression);
  const texts = said === undefined ? await named(file, expression) : [said];
  return texts.length === 0
    ? [{ file, expression, text: undefined }]
    : texts.map((text) => ({ file, expression, text }));
}

/** What stands in quotation marks; the values of a template become a number. */
function literal(expression: string): string | undefined {
  const [, , text] = /^(['"`])([\s\S]*)\1$/.exec(expression) ?? [];
  return text?.replaceAll(/\$\{[^}]*\}/g, '7').replaceAll(String.raw`\'`, "'");
}

/** The texts behind a name: one text, or a table of which one is chosen; declared in this file, or imported by it. */
async function named(file: string, expression: string): Promise<readonly string[]> {
  const [, name, isTable] = /^(\w+)(\[[\w.]+\])?$/.exec(expression) ?? [];
  if (name === undefined) return [];
  const source = await sourceOf(file);
  const declared = [...source.matchAll(new RegExp(`const ${name} =\\s+([^;]+);`, 'g'))];
  const here = declared.map(([, value = '']) => literal(value)).filter((text) => text !== undefined);
  if (here.length > 0) return here;
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(source) ?? [];
  if (from === undefined) return [];
  const module: unknown = await import(from.startsWith('.') ? resolve(dirname(file), from) : from);
  if (typeof module !== 'object' || module === null) return [];
  const value: unknown = new Map<string, unknown>(Object.entries(module)).get(name);
  const texts: readonly unknown[] =
    isTable !== undefined && typeof value === 'object' && value !== null ? Object.values(value) : [value];
  return texts.filter((text) => typeof text === 'string');
}

/** The arguments of a call, from behind its bracket; texts and brackets inside of them are whole. */
function argumentsFrom(source: string, start: number): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let from = start;
  for (let at = start; at < source.length; at += 1) {
    const letter = source[at] ?? '';
    if (quote !== '') {
      if (letter === '\\') at += 1;
      else if (letter === quote) quote = '';
      continue;
    }
    if (`'"\``.includes(letter)) quote = letter;
    else if ('([{'.includes(letter)) depth += 1;
    else if (')]}'.includes(letter)) depth -= 1;
    if (depth < 0 || (depth === 0 && letter === ',')) {
      const part = source.slice(from, at).trim();
      if (part !== '') parts.push(part);
      from = at + 1;
    }
    if (depth < 0) break;
  }
  return parts;
}
