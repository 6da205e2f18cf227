import { and, eq } from 'drizzle-orm';
import { askRefusal, type AskRefusal } from '@repo/domain/permission-to-ask';
import type { Queryable } from '../../db/database.ts';
import { refusedEmployers } from '../../db/schema/consents.ts';
import { ServiceError } from '../../errors.ts';

type Reader = Pick<Queryable, 'select'>;

/** Why this employer may ask this worker nothing now, by any path, or null (decisions 6). */
export async function findAskRefusal(
  db: Reader,
  employerId: string,
  workerId: string,
  now: Date,
): Promise<AskRefusal | null> {
  const [refused] = await db
    .select()
    .from(refusedEmployers)
    .where(and(eq(refusedEmployers.workerId, workerId), eq(refusedEmployers.employerId, employerId)));
  if (refused === undefined) return null;
  return askRefusal({ ...refused, isBlocked: refused.blockedAt !== null }, now);
}

/** @throws ServiceError `conflict` while this employer may ask this worker nothing. */
export async function assertMayAsk(
  db: Reader,
  employerId: string,
  workerId: string,
  now: Date,
): Promise<void> {
  const refusal = await findAskRefusal(db, employerId, workerId, now);
  if (refusal !== null) throw new ServiceError('conflict', refusal);
}
