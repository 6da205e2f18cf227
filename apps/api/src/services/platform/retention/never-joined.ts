import {
  and,
  asc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { REFUSALS_FOR_GOOD } from '@repo/domain/permission-to-ask';
import type { Queryable } from '../../../db/database.ts';
import { cases } from '../../../db/schema/cases.ts';
import {
  consentRequests,
  consents,
  contactRequests,
  invitations,
  refusedEmployers,
} from '../../../db/schema/consents.ts';
import { workerDocuments } from '../../../db/schema/documents.ts';
import { identityJobs } from '../../../db/schema/identity.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { workerNotifications } from '../../../db/schema/notifications.ts';
import { refereeNotices, workerReferences, workers, workHistory } from '../../../db/schema/people.ts';
import { purchases } from '../../../db/schema/purchases.ts';
import { reviews } from '../../../db/schema/reviews.ts';
import { sessions } from '../../../db/schema/sessions.ts';
import { prospects } from '../../../db/schema/prospects.ts';
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
  knownPlace: null,
  email: null,
  serviceType: null,
  experienceYears: null,
} as const;

/** She refused an employer for good: her number stays, so that the refusal still holds. */
const refusesForGood = (db: Reader) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(refusedEmployers)
      .where(
        and(
          eq(refusedEmployers.workerId, workers.id),
          or(isNotNull(refusedEmployers.blockedAt), gte(refusedEmployers.declined, REFUSALS_FOR_GOOD)),
        ),
      ),
  );

/** After STOP or a refusal for good, the number of a worker stays. */
const mustStay = (db: Reader) => sql<boolean>`(${or(isNotNull(workers.optedOutAt), refusesForGood(db))})`;

/** Her rows in a table, and of those only the ones that pass the condition. */
const rowsIn = (db: Reader, table: PgTable, workerId: AnyPgColumn, condition?: SQL) =>
  db
    .select({ one: sql`1` })
    .from(table)
    .where(and(eq(workerId, workers.id), condition));

/**
 * Whether a row of another table holds her. All tables stand in one subquery: PostgreSQL would make a join of each
 * subquery, and would search for the order of fourteen joins longer than for the rows.
 */
function isHeld(db: Reader, before: Date): SQL {
  const rows = [
    rowsIn(db, sessions, sessions.subjectId),
    ...holdHer.map((table) => rowsIn(db, table, table.workerId)),
    ...asked.map((table) => rowsIn(db, table, table.workerId, gt(table.expiresAt, before))),
  ];
  return sql`exists (${sql.join(rows, sql` union all `)})`;
}

/**
 * A worker without a session, without facts of her own and without a consent. A worker whose number must stay
 * counts only while her row holds more than her number.
 */
const isNobody = (db: Reader, before: Date) =>
  and(
    lte(workers.createdAt, before),
    isNull(workers.profileUpdatedAt),
    isNull(workers.profileCompletedAt),
    isNull(workers.slug),
    or(
      not(mustStay(db)),
      sql`coalesce(${workers.name}, ${workers.location}, ${workers.email}, ${workers.serviceType}) is not null`,
    ),
    not(isHeld(db, before)),
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
 * For a worker whose number must stay, the number stays, so that no message goes to her. Every other worker is
 * deleted.
 */
export const neverJoined: Rule = {
  find: findNobodies,
  async clear(tx, part) {
    const locked = (await findNobodies(tx.db, part)).map(({ id }) => id);
    if (locked.length === 0) return 0;
    // The lock stops new requests to these workers. The second look excludes a worker who got a request just
    // before the lock.
    const found = await tx.db
      .select({ id: workers.id, stays: mustStay(tx.db) })
      .from(workers)
      .where(and(inArray(workers.id, locked), isNobody(tx.db, part.before)));
    await forget(
      tx,
      found.map(({ id }) => id),
    );
    await tx.db
      .update(workers)
      .set(HOUSEHOLDS_WORDS)
      .where(among(found, ({ stays }) => stays));
    await tx.db.delete(workers).where(among(found, ({ stays }) => !stays));
    return found.length;
  },
};

interface Nobody {
  readonly id: string;
  readonly stays: boolean;
}
const among = (found: readonly Nobody[], which: (one: Nobody) => boolean) =>
  inArray(
    workers.id,
    found.filter(which).map(({ id }) => id),
  );

async function forget(tx: Transaction, ids: readonly string[]): Promise<void> {
  for (const table of [...asked, workerNotifications, prospects])
    await tx.db.delete(table).where(inArray(table.workerId, [...ids]));
  await tx.db
    .delete(refusedEmployers)
    .where(
      and(
        inArray(refusedEmployers.workerId, [...ids]),
        isNull(refusedEmployers.blockedAt),
        lt(refusedEmployers.declined, REFUSALS_FOR_GOOD),
      ),
    );
}
