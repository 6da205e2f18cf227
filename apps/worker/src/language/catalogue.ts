import type { messages as rest } from './files/english-rest.ts';
import type { messages as first } from './files/english.ts';

/** Every text of the app, exactly as in the specification. Each language has the same keys, and the same names in braces. */
type English = typeof first & typeof rest;
export type MessageKey = keyof English;

/** The messages of an area in another language. A missing key, or a key without English, fails the type check. */
export type In<Area> = Readonly<Record<keyof Area, string>>;

/** The name at the start of a brace. The words of a plural form are no name. */
type NameIn<Inside extends string> = Inside extends `${infer Name}, plural${string}`
  ? Name
  : Inside extends `${string}${' ' | '#'}${string}`
    ? never
    : Inside;
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | NamesIn<Rest>
  : never;

/** The arguments of a message: none, or a value for each name in its braces. */
export type ValuesOf<Key extends MessageKey> = [NamesIn<English[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<English[Key]>, string | number>>];

/** The messages without values: a rule may answer with their keys. */
export type PlainKey = { [Key in MessageKey]: ValuesOf<Key> extends [] ? Key : never }[MessageKey];

/** Returns a message in the language of the page. */
export type Say = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;
