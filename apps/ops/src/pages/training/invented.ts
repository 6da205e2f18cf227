import { nairobiDay } from '@repo/domain/dates';
import { DAY_MILLISECONDS } from '@repo/domain/durations';

/** So many days before, so that no paper of the training case grows too old. */
export const daysBefore = (now: Date, days: number): Date =>
  new Date(now.getTime() - days * DAY_MILLISECONDS);
export const dayBefore = (now: Date, days: number): string => nairobiDay(daysBefore(now, days));

/** It lies over every drawing, in place of the name of the member who looks. */
export const WATERMARK = 'Invented, for training';
