/** A word of a text: as it was typed, and in the form that all spellings of a place share. */
export interface Word {
  readonly typed: string;
  readonly form: string;
}

const MARKS = /[\p{M}'’‘ʼ\x60]/gu;

/** The words of a text. The form of a word has no case, accent or apostrophe. `Karen's` is another word than `Karen`. */
export const wordsIn = (text: string): Word[] =>
  (text.normalize('NFKD').match(/[\p{L}\p{N}\p{M}'’‘ʼ\x60]+/gu) ?? [])
    .map((typed) => ({ typed: typed.normalize('NFC'), form: typed.replaceAll(MARKS, '').toLowerCase() }))
    .filter(({ form }) => form !== '');

/** `Lang'ata, Nairobi` is `langata nairobi`. */
export const formOf = (text: string): string =>
  wordsIn(text)
    .map(({ form }) => form)
    .join(' ');

/** Whether words of a place begin so, both in their form: `kahawa` and `kahawa we` begin words of `kahawa west`. */
export const hasWordsFrom = (place: string, beginning: string): boolean =>
  ` ${place}`.includes(` ${beginning}`);

/** `nanny in Karen` is `nanny` and `Karen`. */
export const withoutLeads = (words: readonly Word[]): Word[] => words.filter(({ form }) => form !== 'in');

/** The words of a search, each of which must be found. `in` alone may be the beginning of a name. */
export function searchedWordsIn(text: string): Word[] {
  const words = wordsIn(text);
  const rest = withoutLeads(words);
  return rest.length === 0 ? words : rest;
}

/** Computes once for each text. Thousands of workers live in a few hundred places. */
export function oncePerText<Result>(compute: (text: string) => Result): (text: string) => Result {
  const known = new Map<string, Result>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const result = compute(text);
    known.set(text, result);
    return result;
  };
}
