import { and, asc, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCompletion } from '@repo/api-client/contract/verifications';
import { finalReviewCounts, stepsOfLevel } from '@repo/domain/check';
import { completionOf } from '@repo/domain/completion';
import type { AccessLevel } from '@repo/domain/packages';
import type { Context } from '../../context.ts';
import { cases, checks } from '../../db/schema/cases.ts';
import { countReferences } from '../reports/load-report-facts.ts';
import { showsCheck } from '../reports/shows-check.ts';
import { findVisibleWorker, type WorkerRow } from '../workers/visibility.ts';
import { latestPaidPurchase } from './latest-purchase.ts';

export type Completion = AnswerOf<typeof getCompletion>;
type CheckRow = typeof checks.$inferSelect;

/**
 * How far this employer's latest paid check of a worker is. Without a purchase there are no steps; before the worker's
 * consent there are the package's steps, none of them done.
 * @throws ServiceError `not-found` for a worker this employer cannot see.
 */
export async function readCompletion(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<Completion> {
  const worker = await findVisibleWorker(ctx.db, employerId, workerId);
  const purchase = await latestPaidPurchase(ctx.db, employerId, worker.id);
  const [rows, references] = await Promise.all([
    purchase === undefined ? [] : checksOf(ctx, purchase.id),
    countReferences(ctx, worker.id),
  ]);
  return presentCompletion(worker, purchase?.level ?? 'none', rows, references.total);
}

/** The checks of a purchase's case; none before the worker's consent, and none after she withdrew it. */
async function checksOf(ctx: Context, purchaseId: string): Promise<CheckRow[]> {
  const rows = await ctx.db
    .select({ check: checks })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(cases.purchaseId, purchaseId), ne(cases.status, 'closed')))
    .orderBy(asc(checks.step));
  return rows.map((row) => row.check);
}

export function presentCompletion(
  worker: WorkerRow,
  level: AccessLevel,
  rows: readonly CheckRow[],
  referencesCount: number,
): Completion {
  const total = rows.length > 0 || level === 'none' ? rows.length : stepsOfLevel[level].length;
  const review = finalReviewCounts(rows) ? rows.find((row) => row.kind === 'final_review') : undefined;
  /** A final review that does not count yet has come to nothing. */
  const outcomeOf = (row: CheckRow) =>
    row.kind === 'final_review' && review === undefined ? null : row.outcome;
  return {
    nanny_id: worker.id,
    ...completionOf(rows.filter((row) => row.status === 'decided').length, total),
    references_count: referencesCount,
    admin_notes: review?.note ?? null,
    trust_score: worker.trustScore,
    trust_badge: worker.trustBadge,
    misconduct_flags: worker.misconductFlags,
    checks: rows.map((row) => ({
      kind: row.kind,
      status: row.status,
      waiting_on: row.waitingOn,
      ...(showsCheck(level, row.kind) ? { outcome: outcomeOf(row) } : {}),
      due_at: row.dueAt.toISOString(),
      decided_at: row.decidedAt?.toISOString() ?? null,
    })),
  };
}
