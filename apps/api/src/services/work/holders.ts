import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { WorkKind } from '@repo/domain/work-queue';
import type { Queryable } from '../../db/database.ts';
import { assignments } from '../../db/schema/work.ts';
import { ServiceError } from '../../errors.ts';
import { isHeld, type Piece } from './assign.ts';

type Reader = Pick<Queryable, 'select'>;

/**
 * Lets a member act on work that nobody else holds.
 * @throws ServiceError `conflict` when a colleague holds it.
 */
export async function refuseHeldByAnother(db: Reader, memberId: string, piece: Piece): Promise<void> {
  const [held] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(and(isHeld(piece), ne(assignments.memberId, memberId)));
  if (held !== undefined) throw new ServiceError('conflict', 'workHeldByAnother');
}

/**
 * Lets only the holder of a piece of work open or decide it: nobody decides what she never took.
 * @throws ServiceError `conflict` when a colleague holds it; `forbidden` when nobody does.
 */
export async function refuseNotHolder(db: Reader, memberId: string, piece: Piece): Promise<void> {
  const [held] = await db.select({ by: assignments.memberId }).from(assignments).where(isHeld(piece));
  if (held === undefined) throw new ServiceError('forbidden', 'workNotHeld');
  if (held.by !== memberId) throw new ServiceError('conflict', 'workHeldByAnother');
}

/** Work whose holder needs the worker's papers. A review is judged by its own words. */
const kindsWithPapers: readonly WorkKind[] = ['check', 'identity', 'incident', 'dispute', 'document'];

/** Whether a member holds work that needs a worker's papers. */
export async function holdsWorkAbout(db: Reader, memberId: string, workerId: string): Promise<boolean> {
  const [held] = await db
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.memberId, memberId),
        eq(assignments.workerId, workerId),
        isNull(assignments.endedAt),
        inArray(assignments.subjectKind, kindsWithPapers),
      ),
    )
    .limit(1);
  return held !== undefined;
}

/**
 * Lets only those see a worker's personal data who hold work about her (decisions 14).
 * @throws ServiceError `forbidden`.
 */
export async function refuseUnheld(db: Reader, memberId: string, workerId: string): Promise<void> {
  if (!(await holdsWorkAbout(db, memberId, workerId))) throw new ServiceError('forbidden', 'workNotHeld');
}
