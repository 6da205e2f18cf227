import type { JobName } from './jobs.ts';

/**
 * The cron schedules of the jobs that start by themselves. Each job works the rows that are due by the
 * application's clock. The times are those of Nairobi. A migration stores them: `installJobs` in `queue.ts`.
 * `catchUp` runs them in this order, so those that wait for a provider are the last.
 */
export const schedules = {
  // Reminds workers after 24 hours, and ends consent requests after 48. A refund may depend on the end.
  'scheduled.consent-requests': '* * * * *',
  // Polls unpaid purchases and unfinished refunds.
  'scheduled.purchases': '* * * * *',
  // Queues SMS again that did not leave, and callbacks without a job.
  'scheduled.messages': '* * * * *',
  // Polls identity checks, submits them again, and ends the expired ones.
  'scheduled.identity': '* * * * *',
  // Puts findings into their reports after the worker's days to answer.
  'scheduled.findings': '* * * * *',
  // Postpones overdue checks. Due days end with an hour.
  'scheduled.due-dates': '2 * * * *',
  // Takes the points of a recent profile from workers whose profile is no longer recent.
  'scheduled.trust': '23 * * * *',
  // Deletes accepted documents after their time, and files without an owner.
  'scheduled.files': '32 * * * *',
  // Notifies referees whose number had its messages of the day.
  'scheduled.referees': '11 * * * *',
  // Computes the known places of workers of an earlier version.
  'scheduled.places': '41 * * * *',
  // Writes the last hash of the audit log outside the database, when the day has no such file yet.
  'scheduled.audit-anchor': '5 * * * *',
  // Deletes or empties personal data after the days of `@repo/domain/kept-days`: sign-in codes, ended sessions and others.
  'scheduled.retention': '17 3 * * *',
  // Asks about chargebacks, and warns of answers that are due soon.
  'scheduled.chargebacks': '*/10 * * * *',
  // Calls a person when the money for SMS runs out.
  'scheduled.sms-balance': '51 * * * *',
} as const satisfies Partial<Record<JobName, string>>;

export type ScheduledJob = keyof typeof schedules;
export const scheduledJobs = Object.keys(schedules).filter((name): name is ScheduledJob => name in schedules);
