import type { FilledCode, Names, PlainCode } from '../catalogue.ts';
import type { english } from './english.ts';

type English = typeof english;
export type RefusalCode = keyof English;
/** A code whose text takes no value. */
export type PlainRefusal = PlainCode<English>;

/** A list of codes is said code by code; a date is a day of Nairobi in the words of the language. */
export type RefusalValue = string | number | Date | readonly PlainRefusal[];

/**
 * Why the service refuses: a code, with the values that its text takes. A code that does not exist, and a value that is
 * missing or unknown, do not compile.
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
