import { DAY_MILLISECONDS } from './durations.ts';

const digits = (length: number) =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'));
const two = digits(2);
const three = digits(3);

/** `2026-11-25T` by days since 1970: a page of workers has thousands of moments in a few days. */
const dates = new Map<number, string>();

function dateOf(day: number): string {
  const known = dates.get(day);
  if (known !== undefined) return known;
  const date = new Date(day * DAY_MILLISECONDS).toISOString().slice(0, 'yyyy-mm-ddT'.length);
  dates.set(day, date);
  return date;
}

/**
 * A moment in the format of `toISOString`, at a fifth of its cost.
 * @param moment in the years 1000 to 9999
 */
export function wireMoment(moment: Date): string {
  const time = moment.getTime();
  const day = Math.floor(time / DAY_MILLISECONDS);
  const milliseconds = time - day * DAY_MILLISECONDS;
  const seconds = Math.floor(milliseconds / 1000);
  const minutes = Math.floor(seconds / 60);
  const clock = `${two[Math.floor(minutes / 60)]}:${two[minutes % 60]}:${two[seconds % 60]}`;
  return `${dateOf(day)}${clock}.${three[milliseconds % 1000]}Z`;
}
