import { eq } from 'drizzle-orm';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { Context } from '../../context.ts';
import { workers } from '../../db/schema/people.ts';
import { presentOwnRecord } from './present-own-record.ts';

/** The record of the worker who is signed in. */
export async function readOwnRecord(ctx: Context, workerId: string): Promise<WireWorkerRecord> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  return presentOwnRecord(ctx, ctx.db, worker);
}
