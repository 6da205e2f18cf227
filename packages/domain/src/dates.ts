import { isPublicHoliday } from './public-holidays.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/** All dates are Kenyan dates, whatever the time zone of the machine. Kenya has no daylight saving. */
const NAIROBI_OFFSET_MILLISECONDS = 3 * 3_600_000;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * `Nov 21, 2026`; 'N/A' for a missing or invalid date (employer spec 5). It does not use `Intl`: the first format of a
 * browser blocks a cheap phone for half a second, just before the first screen with a date.
 */
export function formatDate(value: Date | string | null | undefined): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'N/A';
  const local = new Date(date.getTime() + NAIROBI_OFFSET_MILLISECONDS);
  return `${MONTHS[local.getUTCMonth()]} ${local.getUTCDate()}, ${local.getUTCFullYear()}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `23 Nov 2026`, for the team's desk. */
export function formatDay(value: Date | string): string {
  const local = new Date(new Date(value).getTime() + NAIROBI_OFFSET_MILLISECONDS);
  return `${local.getUTCDate()} ${MONTHS[local.getUTCMonth()]} ${local.getUTCFullYear()}`;
}

/** `23 Nov 2026, 09:12`, for the team's desk; 'N/A' for a missing or invalid date. */
export function formatMoment(value: Date | string | null | undefined): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return 'N/A';
  const local = new Date(date.getTime() + NAIROBI_OFFSET_MILLISECONDS);
  return `${formatDay(date)}, ${twoDigits(local.getUTCHours())}:${twoDigits(local.getUTCMinutes())}`;
}

/** The calendar day in Nairobi, `YYYY-MM-DD`. */
export const nairobiDay = (moment: Date): string =>
  new Date(moment.getTime() + NAIROBI_OFFSET_MILLISECONDS).toISOString().slice(0, 10);

/** `09:12`: the time of day in Nairobi, of 24 hours. */
export const formatTime = (value: Date | string): string => formatMoment(value).slice(-'09:12'.length);

const isWeekend = (moment: Date): boolean => {
  const weekday = new Date(moment.getTime() + NAIROBI_OFFSET_MILLISECONDS).getUTCDay();
  return weekday === 0 || weekday === 6;
};

/** The moment `days` business days (Monday to Friday, without public holidays) after another. */
export function addBusinessDays(from: Date, days: number): Date {
  let moment = from;
  let left = days;
  while (left > 0) {
    moment = new Date(moment.getTime() + DAY_MILLISECONDS);
    if (!isWeekend(moment) && !isPublicHoliday(nairobiDay(moment))) left -= 1;
  }
  return moment;
}

/** The same time of day some months later, in the calendar of Nairobi. A day that the month lacks becomes its last day. */
export function addMonths(moment: Date, months: number): Date {
  const local = new Date(moment.getTime() + NAIROBI_OFFSET_MILLISECONDS);
  const day = local.getUTCDate();
  local.setUTCDate(1);
  local.setUTCMonth(local.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate();
  local.setUTCDate(Math.min(day, lastDay));
  return new Date(local.getTime() - NAIROBI_OFFSET_MILLISECONDS);
}

/** Midnight in Nairobi at the start of the moment's day. */
export const startOfDay = (moment: Date): Date =>
  new Date(Date.parse(`${nairobiDay(moment)}T00:00:00.000Z`) - NAIROBI_OFFSET_MILLISECONDS);

/** The end of the moment's day in Nairobi. */
export const endOfDay = (moment: Date): Date => new Date(startOfDay(moment).getTime() + DAY_MILLISECONDS - 1);

/** Whether a text is a calendar day, `YYYY-MM-DD`. 30 February is none. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00.000Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Whole years from a date of birth (`YYYY-MM-DD`) to a moment, in the calendar of Nairobi. Null for an invalid date. */
export function ageOn(dateOfBirth: string, now: Date): number | null {
  if (!isCalendarDay(dateOfBirth)) return null;
  const today = nairobiDay(now);
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}
