import { and, asc, desc, eq, exists, lte, ne, sql } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { workerReferences, workHistory } from '../../../db/schema/people.ts';
import { referenceCalls } from '../../../db/schema/reference-calls.ts';

/** Whose rows, and up to which moment. Null reads them all: the report is current. */
export interface HistoryOf {
  readonly workerId: string;
  readonly until: Date | null;
}

/** The references also with the number of the household that ordered the report: it confirms nobody in it. */
export interface ReferencesOf extends HistoryOf {
  readonly buyer: string | null;
}

interface ReferenceCounts {
  readonly verified: number;
  readonly total: number;
  /** Those whom the team called, and nobody answered. */
  readonly unreached: number;
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

/** The number of referees that a worker has named. */
export const countNamedReferences = (ctx: Context, history: HistoryOf): Promise<number> =>
  ctx.db.$count(workerReferences, referencesOf(history));

const isConfirmed = (
  { status, phone }: Pick<typeof workerReferences.$inferSelect, 'status' | 'phone'>,
  buyer: string | null,
): boolean => status === 'verified' && (phone === null || phone !== buyer);

/** Whether a referee was reached, and denied the work: nothing is told of a call that is no finding. */
const deniesWork = (ctx: Context) =>
  exists(
    ctx.db
      .select({ one: sql`1` })
      .from(referenceCalls)
      .where(and(eq(referenceCalls.referenceId, workerReferences.id), eq(referenceCalls.outcome, 'denied'))),
  );

/** The number of referees that a worker has named, how many of them confirm the worker, and how many nobody reached. */
export async function countReferences(ctx: Context, of: ReferencesOf): Promise<ReferenceCounts> {
  const named = await ctx.db
    .select({
      status: workerReferences.status,
      phone: workerReferences.phone,
      callsUnanswered: workerReferences.callsUnanswered,
      denies: sql<boolean>`${deniesWork(ctx)}`,
    })
    .from(workerReferences)
    .where(referencesOf(of));
  return {
    verified: named.filter((each) => isConfirmed(each, of.buyer)).length,
    total: named.length,
    unreached: named.filter(
      ({ status, callsUnanswered, denies }) => status === 'pending' && callsUnanswered > 0 && !denies,
    ).length,
  };
}

/**
 * The references themselves. Read only for an employer who may see them. An ended report shows no contact.
 */
export async function listReferences(ctx: Context, of: ReferencesOf) {
  const rows = await ctx.db
    .select()
    .from(workerReferences)
    .where(referencesOf(of))
    .orderBy(asc(workerReferences.createdAt), asc(workerReferences.id));
  return rows.map((row) => {
    const verified = isConfirmed(row, of.buyer);
    return {
      ref_name: row.name,
      ref_contact: of.until === null ? row.phone : null,
      relationship: row.relationship,
      feedback: verified ? row.feedback : null,
      verified,
    };
  });
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
