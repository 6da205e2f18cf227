import { expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { catchUp } from './catch-up.ts';
import { scheduledJobs, type ScheduledJob } from './schedules.ts';

it('runs the scheduled jobs in order, and goes on after one that fails', async () => {
  const ran: ScheduledJob[] = [];
  const log = createLog('silent');
  const warned = vi.spyOn(log, 'warn');
  await catchUp(async (name) => {
    ran.push(name);
    if (name === 'scheduled.messages') throw new Error('no connection');
  }, log);
  expect(ran).toEqual(scheduledJobs);
  expect(warned).toHaveBeenCalledTimes(1);
});
