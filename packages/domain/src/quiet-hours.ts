import { DAY_MILLISECONDS, HOUR_MILLISECONDS } from './durations.ts';

/** The hours of the night in Nairobi, in which no SMS leaves that a stranger to its reader sets off (record 097). */
export interface QuietHours {
  /** The hour at which the night begins, 0 to 23. */
  readonly from: number;
  /** The hour at which it ends, 0 to 23. A message may leave at its first moment. */
  readonly until: number;
}

export const QUIET_HOURS: QuietHours = { from: 20, until: 7 };

/** Kenya has no daylight saving. */
const NAIROBI_OFFSET_MILLISECONDS = 3 * HOUR_MILLISECONDS;

/** The time since that hour last struck in Nairobi, in milliseconds. */
const sinceHour = (moment: Date, hour: number): number => {
  const passed = moment.getTime() + NAIROBI_OFFSET_MILLISECONDS - hour * HOUR_MILLISECONDS;
  return ((passed % DAY_MILLISECONDS) + DAY_MILLISECONDS) % DAY_MILLISECONDS;
};

/** The moment itself, or the end of the quiet hours that it falls into. */
export function afterQuietHours(moment: Date, hours: QuietHours | null): Date {
  if (hours === null) return moment;
  const night = ((hours.until - hours.from + 24) % 24) * HOUR_MILLISECONDS;
  const passed = sinceHour(moment, hours.from);
  return passed < night ? new Date(moment.getTime() + night - passed) : moment;
}

/**
 * Reads two hours of the day as in `20-7`, or `off`.
 * @returns null for `off`.
 * @throws RangeError for any other text.
 */
export function readQuietHours(text: string): QuietHours | null {
  if (text.trim() === 'off') return null;
  const [, from, until] = /^(\d{1,2})-(\d{1,2})$/.exec(text.trim()) ?? [];
  const hours = { from: Number(from), until: Number(until) };
  if (!(hours.from <= 23 && hours.until <= 23) || hours.from === hours.until)
    throw new RangeError('must be two different hours of the day such as 20-7, or off');
  return hours;
}
