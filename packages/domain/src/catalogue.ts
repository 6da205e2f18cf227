/** Texts by their codes. A text marks the place of a value with a name in braces: `Please wait {seconds} seconds.` */
export type Catalogue = Readonly<Record<string, string>>;

/** The names in braces of a text. */
export type Names<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Names<Rest>
  : never;

/** The codes of the texts that take no value. */
export type PlainCode<C extends Catalogue> = {
  [Code in keyof C]: [Names<C[Code]>] extends [never] ? Code : never;
}[keyof C];

/** The codes of the texts that take values. */
export type FilledCode<C extends Catalogue> = Exclude<keyof C, PlainCode<C>>;

/** The same texts in another language. A text with a name that the English one lacks does not compile. */
export type Translation<English extends Catalogue, Texts extends Record<keyof English, string>> = {
  readonly [Code in keyof English]: Names<Texts[Code]> extends Names<English[Code]> ? Texts[Code] : never;
};

/** A text with its values in the place of their names. */
export const filled = (text: string, valueOf: (name: string) => string): string =>
  text.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => valueOf(name));
