import { relativeDateIn } from './relative-date.ts';
import type { Translator } from './use-language.ts';

const MINUTE_MILLISECONDS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;

/** The age of an event: in minutes or hours within a day, in days and weeks before. */
export function timeAgo(
  { say, language }: Pick<Translator, 'say' | 'language'>,
  time: string,
  now: Date,
): string {
  const minutes = Math.floor((now.getTime() - Date.parse(time)) / MINUTE_MILLISECONDS);
  const hours = Math.floor(minutes / HOUR_MINUTES);
  if (!(hours < DAY_HOURS) || minutes < 0) return relativeDateIn(language, time, now);
  if (minutes < 1) return say('time.now');
  return hours < 1 ? say('time.minutes', { count: minutes }) : say('time.hours', { count: hours });
}

/** Whole hours until a time. 0 for less than one hour, and for a past time. */
export const hoursUntil = (time: string, now: Date): number =>
  Math.max(0, Math.floor((Date.parse(time) - now.getTime()) / MINUTE_MILLISECONDS / HOUR_MINUTES));

/** '42 hours left'. */
export function timeLeft({ say }: Pick<Translator, 'say'>, until: string, now: Date): string {
  const hours = hoursUntil(until, now);
  return hours === 0 ? say('requests.leftLittle') : say('requests.left', { hours });
}
