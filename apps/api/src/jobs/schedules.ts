import type { JobName } from './jobs.ts';

/** What runs by itself, in cron form. A sweep acts on whatever is due by the application's clock. */
export const schedules = {
  'scheduled.consent-requests': '* * * * *',
  'scheduled.purchases': '* * * * *',
  'scheduled.messages': '* * * * *',
  'scheduled.identity': '* * * * *',
  // The days that checks are expected on end with an hour.
  'scheduled.expected-dates': '2 * * * *',
  'scheduled.trust': '23 * * * *',
  'scheduled.files': '32 * * * *',
  'scheduled.referees': '11 * * * *',
  'scheduled.retention': '17 3 * * *',
} as const satisfies Partial<Record<JobName, string>>;

export type ScheduledJob = keyof typeof schedules;
export const scheduledJobs = Object.keys(schedules).filter((name): name is ScheduledJob => name in schedules);
