import { and, asc, eq, gt, inArray, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { cases } from '../../../db/schema/cases.ts';
import { consentRequests, consents, contactRequests, invitations } from '../../../db/schema/consents.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import {
  refereeNotices,
  workerReferences,
  workers,
  workHistory,
  type WorkerRow,
} from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { Part, Rule } from './rule.ts';

type Reader = Pick<Queryable, 'select'>;

/**
 * A row of a worker in any of these tables means that she joined, or that money, a consent or a finding
 * depends on her.
 */
const holdHer = [
  consents,
  purchases,
  cases,
  reviews,
  misconductReports,
  identityJobs,
  workerDocuments,
  workerReferences,
  refereeNotices,
  workHistory,
] as const;

/** The requests of employers to a worker. Her retention begins when the last of them has expired. */
const asked = [consentRequests, invitations, contactRequests] as const;

const HOUSEHOLDS_WORDS = {
  name: null,
  location: null,
  email: null,
  serviceType: null,
  experienceYears: null,
} as const;

/**
 * A worker without a session, without facts of her own and without a consent. A worker who sent STOP counts
 * only while her row holds more than her number.
 */
const isNobody = (db: Reader, before: Date) =>
  and(
    lte(workers.createdAt, before),
    isNull(workers.profileUpdatedAt),
    isNull(workers.profileCompletedAt),
    isNull(workers.slug),
    or(
      isNull(workers.optedOutAt),
      sql`coalesce(${workers.name}, ${workers.location}, ${workers.email}, ${workers.serviceType}) is not null`,
    ),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sessions)
        .where(eq(sessions.subjectId, workers.id)),
    ),
    ...holdHer.map((table) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(eq(table.workerId, workers.id)),
      ),
    ),
    ...asked.map((table) =>
      notExists(
        db
          .select({ one: sql`1` })
          .from(table)
          .where(and(eq(table.workerId, workers.id), gt(table.expiresAt, before))),
      ),
    ),
  );

const findNobodies = (db: Reader, { before, limit, skip }: Part) =>
  db
    .select({ id: workers.id })
    .from(workers)
    .where(isNobody(db, before))
    .orderBy(asc(workers.createdAt))
    .limit(limit)
    .offset(skip)
    .for('update', { of: workers, skipLocked: true });

/**
 * For a worker who sent STOP the number stays, so that no message goes to her. Every other worker is deleted.
 */
export const neverJoined: Rule = {
  find: findNobodies,
  async clear(tx, part) {
    const locked = (await findNobodies(tx.db, part)).map(({ id }) => id);
    if (locked.length === 0) return 0;
    // The lock stops new requests to these workers. The second look excludes a worker who got a request just
    // before the lock.
    const found = await tx.db
      .select({ id: workers.id, optedOutAt: workers.optedOutAt })
      .from(workers)
      .where(and(inArray(workers.id, locked), isNobody(tx.db, part.before)));
    await forget(
      tx,
      found.map(({ id }) => id),
    );
    await tx.db
      .update(workers)
      .set(HOUSEHOLDS_WORDS)
      .where(among(found, ({ optedOutAt }) => optedOutAt !== null));
    await tx.db.delete(workers).where(among(found, ({ optedOutAt }) => optedOutAt === null));
    return found.length;
  },
};

type Nobody = Pick<WorkerRow, 'id' | 'optedOutAt'>;
const among = (found: readonly Nobody[], which: (one: Nobody) => boolean) =>
  inArray(
    workers.id,
    found.filter(which).map(({ id }) => id),
  );

async function forget(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const table of [...asked, workerNotifications])
    await tx.db.delete(table).where(inArray(table.workerId, [...ids]));
}
