import type { messages as rest } from './files/english-rest.ts';
import type { messages as first } from './files/english.ts';

/** Every text of the app, the specification's letter for letter. A language fills the same keys, with the same names in braces. */
type English = typeof first & typeof rest;
export type MessageKey = keyof English;

/** An area's words in another language. A key that is missing, or that English does not have, fails the type check. */
export type In<Area> = Readonly<Record<keyof Area, string>>;

/** The name at the start of what stands between braces; the words of a plural's forms are none. */
type NameIn<Inside extends string> = Inside extends `${infer Name}, plural${string}`
  ? Name
  : Inside extends `${string}${' ' | '#'}${string}`
    ? never
    : Inside;
type NamesIn<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? NameIn<Inside> | NamesIn<Rest>
  : never;

/** What a message has to be given: nothing, or a value for each name in its braces. */
export type ValuesOf<Key extends MessageKey> = [NamesIn<English[Key]>] extends [never]
  ? []
  : [values: Readonly<Record<NamesIn<English[Key]>, string | number>>];

/** The messages that need no values: what a rule may answer with. */
export type PlainKey = { [Key in MessageKey]: ValuesOf<Key> extends [] ? Key : never }[MessageKey];

/** Says a message in the language of the page. */
export type Say = <Key extends MessageKey>(key: Key, ...values: ValuesOf<Key>) => string;
