import { addBusinessDays, startOfDay } from './dates.ts';
import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts';

/** The hours of the verification team in Nairobi, on every business day. */
const OPENS_AT_HOUR = 8;
const CLOSES_AT_HOUR = 17;
export const WORKING_DAY_HOURS = CLOSES_AT_HOUR - OPENS_AT_HOUR;

const opening = (moment: Date): Date =>
  new Date(startOfDay(moment).getTime() + OPENS_AT_HOUR * HOUR_MILLISECONDS);
const closing = (moment: Date): Date =>
  new Date(startOfDay(moment).getTime() + CLOSES_AT_HOUR * HOUR_MILLISECONDS);

const isBusinessDay = (moment: Date): boolean =>
  addBusinessDays(new Date(moment.getTime() - DAY_MILLISECONDS), 1).getTime() === moment.getTime();

/** The same moment within working hours, else the next opening. */
export function nextWorkingMoment(moment: Date): Date {
  if (isBusinessDay(moment) && moment < closing(moment))
    return moment < opening(moment) ? opening(moment) : moment;
  return opening(addBusinessDays(moment, 1));
}

/** The moment at which so many working hours have passed. Work that ends with a working day ends at its closing. */
export function addWorkingHours(from: Date, hours: number): Date {
  let start = nextWorkingMoment(from);
  let left = hours * HOUR_MILLISECONDS;
  while (left > closing(start).getTime() - start.getTime()) {
    left -= closing(start).getTime() - start.getTime();
    start = nextWorkingMoment(closing(start));
  }
  return new Date(start.getTime() + left);
}

/** The latest moment from which so many working hours end at or before another moment. */
export function subtractWorkingHours(to: Date, hours: number): Date {
  let end = lastWorkingMoment(to);
  let left = hours * HOUR_MILLISECONDS;
  while (left > end.getTime() - opening(end).getTime()) {
    left -= end.getTime() - opening(end).getTime();
    end = lastWorkingMoment(opening(end));
  }
  return new Date(end.getTime() - left);
}

/** The same moment within working hours, else the last closing. An opening counts as the closing before it. */
function lastWorkingMoment(moment: Date): Date {
  if (isBusinessDay(moment) && moment > opening(moment))
    return moment > closing(moment) ? closing(moment) : moment;
  let day = new Date(moment.getTime() - DAY_MILLISECONDS);
  while (!isBusinessDay(day)) day = new Date(day.getTime() - DAY_MILLISECONDS);
  return closing(day);
}

/** Working time between two moments, in milliseconds. 0 when the second is not later. */
export function workingTimeBetween(from: Date, to: Date): number {
  let sum = 0;
  for (let start = nextWorkingMoment(from); start < to; start = nextWorkingMoment(closing(start)))
    sum += Math.min(closing(start).getTime(), to.getTime()) - start.getTime();
  return sum;
}
