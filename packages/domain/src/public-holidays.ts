import { DAY_MILLISECONDS } from './durations.ts';

/**
 * Kenya's public holidays that follow from the calendar alone (Public Holidays Act, first schedule). The Gazette announces
 * holidays by the moon (Idd) and single holidays only shortly before, so no rule here includes them.
 */
const FIXED = ['01-01', '05-01', '06-01', '10-10', '10-20', '12-12', '12-25', '12-26'] as const;
const GOOD_FRIDAY_BEFORE_EASTER_DAYS = -2;
const EASTER_MONDAY_AFTER_EASTER_DAYS = 1;

const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MILLISECONDS).toISOString().slice(0, 10);
const isSunday = (day: string): boolean => new Date(day).getUTCDay() === 0;

/** Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher. */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  // Days after 22 March, the earliest possible Easter.
  return dayAfter(`${year}-03-22`, epact + weekday - 7 * late);
}

/** The public holidays of a year as calendar days. A holiday on a Sunday also makes the next day without a holiday one. */
export function publicHolidaysOf(year: number): readonly string[] {
  const easter = easterOf(year);
  const days = [
    ...FIXED.map((day) => `${year}-${day}`),
    dayAfter(easter, GOOD_FRIDAY_BEFORE_EASTER_DAYS),
    dayAfter(easter, EASTER_MONDAY_AFTER_EASTER_DAYS),
  ];
  for (const sunday of days.filter(isSunday)) {
    let instead = dayAfter(sunday, 1);
    while (days.includes(instead)) instead = dayAfter(instead, 1);
    days.push(instead);
  }
  return days.toSorted();
}

/** Whether a calendar day, `YYYY-MM-DD`, is a public holiday. */
export const isPublicHoliday = (day: string): boolean =>
  publicHolidaysOf(Number(day.slice(0, 4))).includes(day);
