import { and, eq, lte } from 'drizzle-orm';
import { expect } from 'vitest';
import { smsMessages } from '../src/db/schema/messages.ts';
import { jobIsLostAt } from '../src/services/platform/jobs/job-lease.ts';
import type { TestApi } from './harness.ts';
import { kenyanPhone } from './phones.ts';

/**
 * Waits until every message to a phone that is due now has left. A worker reads a consent request before the answer.
 * Messages for the next morning keep waiting.
 */
export const untilSent = (
  { ctx, eventually }: Pick<TestApi, 'ctx' | 'eventually'>,
  phone: string,
): Promise<void> =>
  eventually(async () => {
    const leaving = and(
      eq(smsMessages.phone, kenyanPhone(phone)),
      eq(smsMessages.status, 'queued'),
      eq(smsMessages.attempts, 0),
      lte(smsMessages.nextTryAt, jobIsLostAt(ctx.clock.now())),
    );
    expect(await ctx.db.$count(smsMessages, leaving)).toBe(0);
  });
