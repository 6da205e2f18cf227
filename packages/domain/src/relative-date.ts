import { formatDate, nairobiDay } from './dates.ts';
import { once } from './once.ts';
import { DAY_MILLISECONDS } from './durations.ts';

const DAYS_PER_WEEK = 7;
/** The average month and year of the calendar: exact enough for a rough date. */
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
 * The rough age of a day: `today`, `yesterday`, `2 weeks ago` (worker spec 2.15), in days of Nairobi. A future day is shown
 * as its date, and an invalid date as 'N/A'. Another language passes its own format.
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
