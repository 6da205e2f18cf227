/** The words of a name as they are compared: small letters without marks; a dot, a comma or a hyphen parts two of them. */
function wordsOf(name: string): string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’‘`´ʼ]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

const isInitial = (word: string): boolean => word.length === 1;

/** Takes each word out of `words` that `others` has too. @returns how many there were, and what is left of both. */
function withoutCommon(words: readonly string[], others: readonly string[]) {
  const left = [...others];
  const alone = words.filter((word) => {
    const place = left.indexOf(word);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
  return { common: words.length - alone.length, alone, left };
}

/** Whether each of these words is an initial that stands for one of the others. */
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
 * Whether two spellings are one person's name. Order, capitals, accents and apostrophes make no difference, and one of
 * them may leave names out or shorten them to an initial, as long as two names are in both. Another name, or the same one
 * spelled otherwise, is a difference: she is asked.
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

/** A name as the provider wants it, or null for one that lacks a family name. */
export function namePartsOf(name: string): NameParts | null {
  const words = name.trim().split(/\s+/);
  const lastName = words.pop() ?? '';
  return words.length === 0 ? null : { givenNames: words.join(' '), lastName };
}

/** A name as a registry prints it, in capitals, as its owner writes it: `AMANI WA NG'ANG'A` is `Amani Wa Ng'ang'a`. */
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
