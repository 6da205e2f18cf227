import type { Log } from '../log.ts';
import { type ScheduledJob, scheduledJobs } from './schedules.ts';

/**
 * Runs every scheduled job once, one after the other. All at once, or a job each, would take every connection of a
 * process that has just started. A failure is logged, and waits for the schedule.
 */
export async function catchUp(run: (name: ScheduledJob) => Promise<void>, log: Log): Promise<void> {
  for (const name of scheduledJobs) {
    try {
      await run(name);
    } catch (error) {
      log.warn({ err: error, job: name }, 'job failed');
    }
  }
}
