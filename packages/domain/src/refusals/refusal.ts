import type { FilledCode, Names, PlainCode } from '../catalogue.ts';
import type { english } from './english.ts';

type English = typeof english;
export type RefusalCode = keyof English;
/** A code whose text takes no value. */
export type PlainRefusal = PlainCode<English>;

/** A list shows the text of each code. A date is a day in Nairobi in the words of the language. */
export type RefusalValue = string | number | Date | readonly PlainRefusal[];

/**
 * The reason of a refusal by the service: a code, with the values of its text. An unknown code does not compile. Neither
 * does a missing or unknown value.
 */
export type Refusal =
  | PlainRefusal
  | {
      [Code in FilledCode<English>]: {
        readonly code: Code;
        readonly parameters: Readonly<Record<Names<English[Code]>, RefusalValue>>;
      };
    }[FilledCode<English>];

export const codeOf = (refusal: Refusal): RefusalCode =>
  typeof refusal === 'string' ? refusal : refusal.code;
