import { formatDate, nairobiDay } from './dates.ts';
import { once } from './once.ts';

const DAY_MILLISECONDS = 86_400_000;
const DAYS_PER_WEEK = 7;
/** The average month and year of the calendar: close enough for a date that is only meant roughly. */
const DAYS_PER_MONTH = 30.44;
const DAYS_PER_YEAR = 365.25;

interface Writing {
  readonly relative: () => Intl.RelativeTimeFormat;
  readonly date: (value: Date | null) => string;
}

const english: Writing = {
  relative: once(() => new Intl.RelativeTimeFormat('en', { numeric: 'auto' })),
  date: formatDate,
};

/**
 * How long ago a day was, roughly: `today`, `yesterday`, `2 weeks ago` (worker spec 2.15). Days are those of Nairobi. What
 * lies ahead is shown as its date, and what is no date as 'N/A'. Another language brings its own way of writing.
 */
export function relativeDate(
  value: Date | string | null | undefined,
  now: Date,
  { relative, date }: Writing = english,
): string {
  const moment = new Date(value ?? Number.NaN);
  if (Number.isNaN(moment.getTime())) return date(null);
  const days = (Date.parse(nairobiDay(now)) - Date.parse(nairobiDay(moment))) / DAY_MILLISECONDS;
  if (days < 0) return date(moment);
  if (days < DAYS_PER_WEEK) return relative().format(-days, 'day');
  if (days < DAYS_PER_MONTH) return relative().format(-Math.floor(days / DAYS_PER_WEEK), 'week');
  if (days < DAYS_PER_YEAR) return relative().format(-Math.floor(days / DAYS_PER_MONTH), 'month');
  return relative().format(-Math.floor(days / DAYS_PER_YEAR), 'year');
}
