import { isCalendarDay } from '@repo/domain/dates';

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

/** Day, month and year, in this order: '12/10/2026', '12.10.26', '12 10 2026'. */
const numbers = /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4}|\d{2})$/;
/** The same without anything between: '12102026'. */
const digits = /^(\d{2})(\d{2})(\d{4})$/;
/** With the month in letters: '12 Oct 2026', '12 October 2026', '12-OCT-26'. */
const words = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*([a-z]{3,9})[\s.,/-]*(\d{4}|\d{2})$/;

/** A shortened name is the beginning of the whole one: 'oct', 'sept'. */
function monthOf(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text.padStart(2, '0');
  const index = months.findIndex((month) => month.startsWith(text));
  return index === -1 ? undefined : String(index + 1).padStart(2, '0');
}

/**
 * The calendar day that a person in Kenya means, as `2026-10-12`. The day comes first, as on every paper there.
 * Undefined for words that are no day.
 */
export function parseDay(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  if (isCalendarDay(text)) return text;
  const found = numbers.exec(text) ?? digits.exec(text) ?? words.exec(text);
  if (found === null) return undefined;
  const [, date = '', middle = '', end = ''] = found;
  const month = monthOf(middle);
  if (month === undefined) return undefined;
  const day = `${end.length === 2 ? '20' : ''}${end}-${month}-${date.padStart(2, '0')}`;
  return isCalendarDay(day) ? day : undefined;
}
