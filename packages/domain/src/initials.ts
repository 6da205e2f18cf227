const lettersOf = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    // Upper case before the first letter is taken: some letters become two.
    .map((word) => Array.from(word.toUpperCase())[0] ?? '')
    .join('');

/** First letters of at most two words. Without a name, the last two characters of the phone, else U (employer spec 5). */
export function initialsOf(person: {
  readonly name?: string | null;
  readonly phone?: string | null;
}): string {
  return lettersOf(person.name ?? '') || (person.phone ?? '').trim().slice(-2) || 'U';
}

/** The same for a worker, whose phone is never shown: W without a name. */
export const workerInitials = (name: string | null | undefined): string => lettersOf(name ?? '') || 'W';
