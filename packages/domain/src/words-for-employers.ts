/** Six digits or more, also in groups: a phone, ID or account number ("0712 345 678", "+254 (712) 345-678"). */
const longNumber = /\+?[([]?\p{Nd}(?:[\s()[\].,/_-]{0,3}\p{Nd}){5,}\)?/gu;

/** Years of work, which the expression above would take for a number: "2014-2016". */
const years = /^(?:19|20)\d\d(?:\s?[-,/\s]\s?(?:19|20)\d\d)*$/;

/** A word that leads to somebody: a page, a mailbox or a name on another service. */
const contact =
  /\/\/|www\.|@|[\p{L}\p{N}]\.(?:[a-z]{2,}\/|(?:com|net|org|info|app|link|site|ke|io|me|ly)\b)/iu;

const withoutContacts = (line: string): string =>
  line
    .split(/\s+/)
    .filter((word) => !contact.test(word))
    .join(' ');

/**
 * A worker's own words as employers read them before she shares her number (decisions 5): without phone numbers, other
 * long numbers, links and mailboxes. Short numbers stay ("6 years"), and so do the lines. Null when nothing is left.
 */
export function wordsForEmployers(text: string | null): string | null {
  // Most rows of a list have no words.
  if (text === null) return null;
  const kept = text
    .normalize('NFKC')
    .replaceAll(longNumber, (number) => (years.test(number) ? number : ''))
    .split('\n')
    .map((line) => withoutContacts(line).trim())
    .join('\n')
    .trim();
  return /[\p{L}\p{N}]/u.test(kept) ? kept : null;
}
