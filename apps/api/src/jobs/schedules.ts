import type { JobName } from './jobs.ts';

/** What runs by itself, in cron form. A sweep acts on whatever is due by the application's clock. */
export const schedules = {
  'sweep.asks': '* * * * *',
  'sweep.purchases': '* * * * *',
  'sweep.messages': '* * * * *',
  'sweep.identity': '* * * * *',
  // The days that checks are expected on end with an hour.
  'sweep.dates': '2 * * * *',
  'sweep.trust': '23 * * * *',
  'sweep.files': '32 * * * *',
  'sweep.referees': '11 * * * *',
  'sweep.retention': '17 3 * * *',
} as const satisfies Partial<Record<JobName, string>>;

export type ScheduledJob = keyof typeof schedules;
export const scheduledJobs = Object.keys(schedules).filter((name): name is ScheduledJob => name in schedules);
