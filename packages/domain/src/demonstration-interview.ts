import { isCalendarDay, nairobiDay } from './dates.ts';
import { DAY_MILLISECONDS } from './durations.ts';

/** The start times of an interview: on the hour, by day. */
export const interviewTimes = [
  '09:00',
  '10:00',
  '11:00',
  '12:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
] as const;
export type InterviewTime = (typeof interviewTimes)[number];

/** An interview in the demonstration. It exists on the screen only, and never takes place. */
export interface DemonstrationInterview {
  /** A calendar day. */
  readonly day: string;
  readonly time: InterviewTime;
}

/** The values during the choice. '' means no choice yet. */
export interface InterviewValues {
  readonly day: string;
  readonly time: InterviewTime | '';
}

/** The first day of the choice: tomorrow, in the calendar of Nairobi. */
export const firstInterviewDay = (now: Date): string =>
  nairobiDay(new Date(now.getTime() + DAY_MILLISECONDS));

export function interviewErrors(
  { day, time }: InterviewValues,
  now: Date,
): Partial<Record<keyof InterviewValues, string>> {
  return {
    ...(!isCalendarDay(day)
      ? { day: 'Please choose a day' }
      : day < firstInterviewDay(now)
        ? { day: 'Please choose a day from tomorrow on' }
        : {}),
    ...(time === '' ? { time: 'Please choose a time' } : {}),
  };
}
