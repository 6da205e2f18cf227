import { count, eq } from 'drizzle-orm';
import { flagsOfReference, type ReferenceFlag } from '@repo/domain/worker-references';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { refereeNotices } from '../../db/schema/people.ts';
import type { WorkerRow } from '../workers/visibility.ts';
import { refereeHash } from './name-referee.ts';

/** What the team should know of a number that a worker named. Those who named it and took it back count too. */
export async function flagsOf(
  ctx: Context,
  db: Pick<Queryable, 'select'>,
  worker: WorkerRow,
  phone: string,
): Promise<ReferenceFlag[]> {
  const [named] = await db
    .select({ workers: count() })
    .from(refereeNotices)
    .where(eq(refereeNotices.phoneHash, refereeHash(ctx, phone)));
  return flagsOfReference({
    phone,
    ownPhone: worker.phone,
    emergencyPhone: worker.emergencyContactPhone,
    workers: named?.workers ?? 0,
  });
}
