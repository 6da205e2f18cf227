import { and, asc, count, desc, eq, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerReferences, workHistory } from '../../../db/schema/people.ts';

/** Whose rows, and up to which moment. Null reads them all: the report is current. */
export interface HistoryOf {
  readonly workerId: string;
  readonly until: Date | null;
}

/** A referee who refused is no reference, and is in no report. */
const referencesOf = ({ workerId, until }: HistoryOf) =>
  and(
    eq(workerReferences.workerId, workerId),
    ne(workerReferences.status, 'refused'),
    until === null ? undefined : lte(workerReferences.createdAt, until),
  );

const isVerified = ({ until }: HistoryOf) =>
  sql<boolean>`(${workerReferences.status} = 'verified' and ${until === null ? sql`true` : lte(workerReferences.verifiedAt, until)})`;

/** The number of referees that a worker has named, and how many of them the team has verified. */
export async function countReferences(
  ctx: Context,
  history: HistoryOf,
): Promise<{ verified: number; total: number }> {
  const [counts] = await ctx.db
    .select({
      total: count(),
      verified: sql<number>`count(*) filter (where ${isVerified(history)})::int`,
    })
    .from(workerReferences)
    .where(referencesOf(history));
  return counts ?? { verified: 0, total: 0 };
}

/**
 * The references themselves. Read only for an employer who may see them. An ended report shows no contact, and
 * nothing that a referee said later.
 */
export async function listReferences(ctx: Context, history: HistoryOf) {
  const rows = await ctx.db
    .select({
      name: workerReferences.name,
      phone: workerReferences.phone,
      relationship: workerReferences.relationship,
      feedback: workerReferences.feedback,
      verified: isVerified(history),
    })
    .from(workerReferences)
    .where(referencesOf(history))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));
  return rows.map((row) => ({
    ref_name: row.name,
    ref_contact: history.until === null ? row.phone : null,
    relationship: row.relationship,
    feedback: history.until === null || row.verified ? row.feedback : null,
    verified: row.verified,
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
