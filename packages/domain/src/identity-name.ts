/** The words of a name for a comparison: lower case without marks. A dot, a comma or a hyphen separates two words. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’‘`´ʼ]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

/** A name without capitals, marks and signs, for a comparison of two readings. '' for none. */
export const nameKey = (name: string | null): string => wordsOf(name ?? '').join(' ');

const isInitial = (word: string): boolean => word.length === 1;

/** Removes the common words from both lists. @returns the number of common words, and the rest of each list. */
function withoutCommon(words: readonly string[], others: readonly string[]) {
  const left = [...others];
  const alone = words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { common: words.length - alone.length, alone, left };
}

/** Whether each of these words is the initial of a different word in `others`. */
function standFor(initials: readonly string[], others: readonly string[]): boolean {
  const left = [...others];
  return initials.every((initial) => {
    const place = isInitial(initial) ? left.findIndex((word) => word.startsWith(initial)) : -1;
    if (place < 0) return false;
    left.splice(place, 1);
    return true;
  });
}

const NAMES_NEEDED = 2;

/**
 * Whether two spellings are the same person's name. Order, capitals, accents and apostrophes make no difference. One
 * spelling may omit names or shorten them to an initial, as long as both contain two common names. A different name, or a
 * different spelling of the same name, is a difference: the worker must confirm it.
 */
export function isSameName(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const { common, alone, left } = withoutCommon(words, others);
  const needed = Math.min(NAMES_NEEDED, Math.max(words.length, others.length));
  return common >= needed && common > 0 && (standFor(alone, left) || standFor(left, alone));
}

export interface NameParts {
  readonly givenNames: string;
  readonly lastName: string;
}

/** A name in the form of the provider, or null without a family name. */
export function namePartsOf(name: string): NameParts | null {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return words.length === 0 ? null : { givenNames: words.join(' '), lastName };
}

/** A name of a registry, in capitals, as its owner writes it: `AMANI WA NG'ANG'A` becomes `Amani Wa Ng'ang'a`. */
export function writtenName(name: string): string {
  const trimmed = name.trim().replaceAll(/\s+/g, ' ');
  if (trimmed !== trimmed.toUpperCase()) return trimmed;
  return trimmed
    .toLowerCase()
    .replaceAll(
      /(^|[\s-])(\p{L})/gu,
      (_whole, before: string, letter: string) => before + letter.toUpperCase(),
    );
}
