import { and, eq, inArray, isNotNull, not, or, sql, type Placeholder, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { consents, invitations, refusedEmployers } from '../../db/schema/consents.ts';
import { prospects } from '../../db/schema/prospects.ts';
import { workers, type WorkerRow } from '../../db/schema/people.ts';
import { purchases } from '../../db/schema/purchases.ts';
import { notFound } from '../../errors.ts';
import { saidYesTo } from './said-yes.ts';
import type { Viewer } from './viewer.ts';

type Reader = Pick<Queryable, 'select'>;

/** The workers that every employer can see: the required profile is complete, and `listed` is on. */
export const seenByAll = sql<boolean>`(${workers.listed} and ${workers.profileCompletedAt} is not null)`;

/** The ids of the workers who blocked this employer. */
const blockedBy = (db: Reader, employerId: string | Placeholder) =>
  db
    .select({ id: refusedEmployers.workerId })
    .from(refusedEmployers)
    .where(and(eq(refusedEmployers.employerId, employerId), isNotNull(refusedEmployers.blockedAt)));

/** The workers of `seenByAll` that this employer can see: those who did not block the employer. */
export const seenBy = (db: Reader, employerId: string | Placeholder) =>
  and(seenByAll, not(inArray(workers.id, blockedBy(db, employerId))));

/**
 * The workers that an employer can see (decisions 5): those with a complete required profile and `listed` on who
 * did not block the employer, and those whose yes to this employer stands. An invitation alone opens nothing.
 */
const visibleTo = (db: Reader, viewer: Viewer) =>
  or(seenBy(db, viewer.employerId), inArray(workers.id, saidYesTo(db, viewer)));

/**
 * The ids of the workers with whom this employer ever had to do: a paid check, or a yes, also a withdrawn or ended one.
 * Such an employer may still read a report that was bought, and tell what happened at work.
 */
const everTiedTo = (db: Reader, employerId: string | Placeholder) =>
  union(
    db.select({ id: consents.workerId }).from(consents).where(eq(consents.employerId, employerId)),
    db
      .select({ id: purchases.workerId })
      .from(purchases)
      .where(and(eq(purchases.employerId, employerId), inArray(purchases.status, ['paid', 'refunded']))),
  );

/** Whether a row of workers is the one that this employer invited as a prospect. */
const isProspect = (db: Reader, employerId: string | Placeholder, id: string) =>
  inArray(
    workers.id,
    db
      .select({ id: prospects.workerId })
      .from(prospects)
      .where(and(eq(prospects.id, id), eq(prospects.employerId, employerId))),
  );

/**
 * Whether a row of workers is meant by an id, and visible. An employer may name a worker by her own id, and after
 * her yes also by the id of the prospect as whom the employer invited her. Before it, nothing tells which of the
 * workers that everybody can see is behind an invited number.
 */
export const isVisible = (db: Reader, viewer: Viewer, id: string) =>
  or(
    and(eq(workers.id, id), visibleTo(db, viewer)),
    and(isProspect(db, viewer.employerId, id), inArray(workers.id, saidYesTo(db, viewer))),
  );

async function findOne(db: Reader, which: SQL | undefined): Promise<WorkerRow> {
  const [worker] = await db.select().from(workers).where(which);
  if (worker === undefined) throw notFound('workerNotFound');
  return worker;
}

/** @throws ServiceError `not-found`, with the same text for an unknown worker and for a hidden one. */
export const findVisibleWorker = (db: Reader, viewer: Viewer, id: string): Promise<WorkerRow> =>
  findOne(db, isVisible(db, viewer, id));

/** The ids of the workers whom this employer invited. */
const invitedBy = (db: Reader, employerId: string | Placeholder) =>
  db.select({ id: invitations.workerId }).from(invitations).where(eq(invitations.employerId, employerId));

/**
 * A worker whom the employer can see, or whom the employer invited and names as the prospect. The caller answers
 * only what the employer knows already: how the invitation stands.
 * @throws ServiceError `not-found`, with the same text for an unknown worker and for a hidden one.
 */
export const findInvitedWorker = (db: Reader, viewer: Viewer, id: string): Promise<WorkerRow> =>
  findOne(
    db,
    or(
      isVisible(db, viewer, id),
      and(isProspect(db, viewer.employerId, id), inArray(workers.id, invitedBy(db, viewer.employerId))),
    ),
  );

/**
 * A worker whom the employer can see, or had to do with. The caller must show nothing of her account that the
 * employer did not buy.
 * @throws ServiceError `not-found`, with the same text for an unknown worker and for a hidden one.
 */
export const findTiedWorker = (db: Reader, viewer: Viewer, id: string): Promise<WorkerRow> =>
  findOne(
    db,
    or(
      isVisible(db, viewer, id),
      and(
        or(eq(workers.id, id), isProspect(db, viewer.employerId, id)),
        inArray(workers.id, everTiedTo(db, viewer.employerId)),
      ),
    ),
  );
