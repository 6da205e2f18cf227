import { eq } from 'drizzle-orm';
import type { WireWorkerRecord } from '@repo/api-client/contract/worker';
import type { Context } from '../../../context.ts';
import { workers } from '../../../db/schema/people.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { presentOwnRecord } from './present-own-record.ts';

/** The record of the worker who is signed in. */
export const readOwnRecord = (ctx: Context, workerId: string): Promise<WireWorkerRecord> =>
  withSnapshot(ctx, (at) => ownRecordAt(at, workerId));

/** The same record as part of a snapshot. */
export async function ownRecordAt(ctx: Context, workerId: string): Promise<WireWorkerRecord> {
  const [worker] = await ctx.db.select().from(workers).where(eq(workers.id, workerId));
  if (worker === undefined) throw new Error('The worker of a session is gone');
  return presentOwnRecord(ctx, ctx.db, worker);
}
