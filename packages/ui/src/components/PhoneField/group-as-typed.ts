/** A phone number as its field shows it, and which of its spaces the field put there by itself. */
export interface Shown {
  readonly text: string;
  /** Places in the text, ascending. */
  readonly own: readonly number[];
}

/**
 * Where the next digit begins a group, in every way that a Kenyan number is begun: 0700 000 000, 700 000 000 and
 * +254 700 000 000. After the last group none begins.
 */
const groupDone = /^(?:(?:0\d{3}|[17]\d{2})(?: \d{3})?|\+?254(?: \d{3}){0,2})$/;

/** What somebody who brings a number along is shown: the number as it is. */
export const shownAsIs = (text: string): Shown => ({ text, own: [] });

/** What was typed: all that is shown but the field's own spaces. */
export const typed = ({ text, own }: Shown): string =>
  own.reduceRight((rest, place) => rest.slice(0, place) + rest.slice(place + 1), text);

/**
 * What a field shows after an edit that left `text` in it and the caret at `caret`. One digit more at the very end is given
 * a space before it where a group begins; a bare number that comes at once, pasted or filled in, is shown as if it had been
 * typed. Everything else stays as it came: what stood before is never touched, an edit further in moves nothing, and whoever
 * writes dashes, brackets or groups of their own is left to do so.
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
