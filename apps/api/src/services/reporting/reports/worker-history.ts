import { and, asc, count, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerReferences, workHistory } from '../../../db/schema/people.ts';

/** Whose rows, and up to which moment. Null reads them all: the report is current. */
export interface HistoryOf {
  readonly workerId: string;
  readonly until: Date | null;
}

/**
 * A referee who refused is no reference, and is in no report. An ended report has the references that the team had verified by
 * then: one that the worker changed since is another one.
 */
const referencesOf = ({ workerId, until }: HistoryOf) =>
  and(
    eq(workerReferences.workerId, workerId),
    ne(workerReferences.status, 'refused'),
    until === null ? undefined : lte(workerReferences.verifiedAt, until),
  );

/** The number of referees that a worker has named, and how many of them the team has verified. */
export async function countReferences(
  ctx: Context,
  history: HistoryOf,
): Promise<{ verified: number; total: number }> {
  const [counts] = await ctx.db
    .select({
      total: count(),
      verified: sql<number>`count(*) filter (where ${workerReferences.status} = 'verified')::int`,
    })
    .from(workerReferences)
    .where(referencesOf(history));
  return counts ?? { verified: 0, total: 0 };
}

/**
 * The references themselves. Read only for an employer who may see them. An ended report shows no contact.
 */
export async function listReferences(ctx: Context, history: HistoryOf) {
  const rows = await ctx.db
    .select()
    .from(workerReferences)
    .where(referencesOf(history))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));
  return rows.map((row) => ({
    ref_name: row.name,
    ref_contact: history.until === null ? row.phone : null,
    relationship: row.relationship,
    feedback: row.feedback,
    verified: row.status === 'verified',
  }));
}

/** The worker's earlier jobs. Read only for an employer who may see them. */
export async function listWorkHistory(ctx: Context, { workerId, until }: HistoryOf) {
  return ctx.db
    .select({
      position: workHistory.position,
      employer: workHistory.employer,
      duration: workHistory.duration,
    })
    .from(workHistory)
    .where(
      and(eq(workHistory.workerId, workerId), until === null ? undefined : lte(workHistory.createdAt, until)),
    )
    .orderBy(desc(workHistory.createdAt), desc(workHistory.id));
}
