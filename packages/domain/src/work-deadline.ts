import { nextWorkingMoment, workingTimeBetween } from './working-time.ts';

/** `stopped` while somebody else must act first. */
export const deadlineStates = ['on_time', 'soon', 'late', 'stopped'] as const;
export type DeadlineState = (typeof deadlineStates)[number];

/** From this part of the working time on, a deadline is near. */
const SOON_FROM = 0.75;

/** Until when the team has something to do, and since when. */
export interface WorkTime {
  readonly since: Date;
  readonly dueAt: Date;
}

/**
 * How near a deadline of the team is, in working hours of Nairobi. It is late when no working time is left: a check that
 * is due today is late at the closing.
 */
export function deadlineState({ since, dueAt }: WorkTime, now: Date): Exclude<DeadlineState, 'stopped'> {
  if (dueAt <= lateUntil(now)) return 'late';
  return workingTimeBetween(since, now) >= SOON_FROM * workingTimeBetween(since, dueAt) ? 'soon' : 'on_time';
}

/** Work that was due at or before this moment is late now. */
export const lateUntil = nextWorkingMoment;
