/** A phone number as its field shows it, with the places of the spaces that the field added. */
export interface Shown {
  readonly text: string;
  /** Places in the text, ascending. */
  readonly own: readonly number[];
}

/**
 * The texts after which the next digit begins a group, for every start of a Kenyan number: 0700 000 000, 700 000 000
 * and +254 700 000 000. After the last group no other begins.
 */
const groupDone = /^(?:(?:0\d{3}|[17]\d{2})(?: \d{3})?|\+?254(?: \d{3}){0,2})$/;

/** A number from outside the field, shown unchanged. */
export const shownAsIs = (text: string): Shown => ({ text, own: [] });

/** The typed text: the shown text without the field's own spaces. */
export const typed = ({ text, own }: Shown): string =>
  own.reduceRight((rest, place) => rest.slice(0, place) + rest.slice(place + 1), text);

/**
 * The shown text after an edit that left `text` in the field and the caret at `caret`. One more digit at the very end
 * gets a space before it where a group begins. A bare number that comes at once, pasted or filled in, is shown as if
 * typed. All other text stays as it came. The edit never changes the text before it, and an edit further in moves
 * nothing. A user's own dashes, brackets or groups stay.
 */
export function afterEdit(before: Shown, text: string, caret: number): Shown {
  const { text: old } = before;
  const own = before.own.flatMap((place) => {
    if (place < caret && text.startsWith(old.slice(0, place + 1))) return place;
    const behind = old.slice(place);
    return text.slice(caret).endsWith(behind) ? text.length - behind.length : [];
  });
  const as = { text, own };
  const key = text.slice(-1);
  if (caret < text.length || old.startsWith(text)) return as;
  if (text !== old + key)
    return /^\+?\d+$/.test(text) ? Array.from(text).reduce(afterKey, shownAsIs('')) : as;
  return groupDone.test(old) && /\d/.test(key) ? { text: `${old} ${key}`, own: [...own, old.length] } : as;
}

const afterKey = (shown: Shown, key: string): Shown => afterEdit(shown, shown.text + key, Infinity);
