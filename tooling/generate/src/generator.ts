/** The text of a file, by its path from the top; undefined where there is no such file. */
export type Read = (path: string) => string | undefined;

/** A text that goes before or after an anchor. The anchor is a text that its file has exactly once. */
export type Insert = { readonly path: string; readonly text: string } & (
  | { readonly before: string }
  | { readonly after: string }
);

/** What a generator wants done. Nothing is written until all of it was checked. */
export interface Plan {
  /** New files: the text by the path. */
  readonly files: Readonly<Record<string, string>>;
  readonly inserts: readonly Insert[];
  /** What stays to be done by hand, in order: imperatives, with the command that proves it. */
  readonly next: readonly string[];
}

/** What a generator knows besides the names that it is given. */
export interface Surroundings {
  readonly read: Read;
  /** The day, as `2026-11-26`. */
  readonly today: string;
  /** What stands behind the generator's option, where it was given. */
  readonly option?: string | undefined;
}

/** Makes one usual thing of a developer. Its plan follows from the names and the surroundings alone. */
export interface Generator {
  /** What stands behind the generator on the command line: `['<area>', '<callName>']`. */
  readonly names: readonly string[];
  readonly option?: { readonly name: 'schedule' | 'topic'; readonly value: string };
  /** What it makes, in one line. */
  readonly makes: string;
  readonly plan: (names: readonly string[], surroundings: Surroundings) => Plan;
}

/** A command that cannot be done, in words for the developer. Everything else thrown is a fault. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
