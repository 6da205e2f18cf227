import { and, asc, eq, ne } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { getCompletion } from '@repo/api-client/contract/verifications';
import { reuseSourceOf } from '@repo/domain/reused-result';
import { type CheckKind, finalReviewCounts, stepsOfLevel } from '@repo/domain/check';
import { checkSources } from '@repo/domain/check-source';
import { completionOf } from '@repo/domain/completion';
import { nextActorOf } from '@repo/domain/next-act';
import type { AccessLevel } from '@repo/domain/packages';
import type { Context } from '../../../context.ts';
import { cases, type CheckRow, checks } from '../../../db/schema/cases.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { openDisputes, type OpenDisputes } from '../../casework/disputes/open-disputes.ts';
import { latestPostponements, type LatestPostponements } from '../../casework/checks/latest-postponements.ts';
import { countReferences } from './load-report-facts.ts';
import { readTrust, type Trust } from '../../trust/read-trust.ts';
import { shownFlags, shownTrust } from '../../trust/shown-trust.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';
import { latestPaidPurchase } from '../../access/latest-purchase.ts';
import { type ReportSection, sectionState } from '@repo/domain/report-sections';

export type Completion = AnswerOf<typeof getCompletion>;
/**
 * The progress of this employer's latest paid check of a worker. Without a purchase there are no steps.
 * Before the worker's consent there are the steps of the package, none of them done.
 * @throws ServiceError `not-found` for a worker whom this employer cannot see.
 */
export function readCompletion(ctx: Context, employerId: string, workerId: string): Promise<Completion> {
  return withSnapshot(ctx, async (at) => {
    const worker = await findTiedWorker(at.db, { employerId, now: at.clock.now() }, workerId);
    const purchase = await latestPaidPurchase(at.db, employerId, worker.id);
    const references = await countReferences(at, worker.id);
    return presentCompletion({
      worker,
      level: purchase?.level ?? 'none',
      checks: purchase === undefined ? [] : await checksOf(at, purchase.id),
      postponements: await latestPostponements(at.db, purchase?.id),
      disputes: await openDisputes(at.db, worker.id),
      references: references.total,
      trust: await readTrust(at.db, worker, at.clock.now()),
    });
  });
}

/** The checks of a purchase's case. Empty before the worker's consent and after she withdrew it. */
async function checksOf(ctx: Context, purchaseId: string): Promise<CheckRow[]> {
  const rows = await ctx.db
    .select({ check: checks })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(eq(cases.purchaseId, purchaseId), ne(cases.status, 'closed')))
    .orderBy(asc(checks.step));
  return rows.map((row) => row.check);
}

export interface CompletionFacts {
  readonly worker: WorkerRow;
  readonly level: AccessLevel;
  /** In the order of their steps. */
  readonly checks: readonly CheckRow[];
  readonly postponements: LatestPostponements;
  readonly disputes: OpenDisputes;
  /** The number of referees that the worker has named. */
  readonly references: number;
  readonly trust: Trust;
}

export function presentCompletion(facts: CompletionFacts): Completion {
  const { worker, level, checks: rows, references, trust } = facts;
  const total = rows.length > 0 || level === 'none' ? rows.length : stepsOfLevel[level].length;
  const review = finalReviewCounts(rows) ? rows.find((row) => row.kind === 'final_review') : undefined;
  return {
    nanny_id: worker.id,
    ...completionOf(rows.filter((row) => row.status === 'decided').length, total),
    references_count: rows.length > 0 && showsCheck(level, 'references') ? references : null,
    admin_notes: review?.note ?? null,
    ...shownTrust(trust),
    misconduct_flags: shownFlags(trust),
    checks: rows.map((row) => presentCheck(row, facts)),
  };
}

function presentCheck(
  row: CheckRow,
  { checks: all, level, postponements, disputes }: CompletionFacts,
): Completion['checks'][number] {
  const othersDecided = all.every((each) => each.id === row.id || each.status === 'decided');
  // A final review that does not count yet has no outcome.
  const counts = row.kind !== 'final_review' || finalReviewCounts(all);
  const shown = showsCheck(level, row.kind);
  const postponement = postponements.get(row.id);
  return {
    kind: row.kind,
    source: checkSources[row.kind],
    status: row.status,
    waiting_on: row.waitingOn,
    acts_next: nextActorOf(row, othersDecided),
    ...(shown ? { outcome: counts ? row.outcome : null } : {}),
    due_at: row.dueAt.toISOString(),
    postponement:
      postponement === undefined
        ? null
        : {
            previous_at: postponement.previousAt.toISOString(),
            reason: postponement.reason,
            moved_at: postponement.at.toISOString(),
          },
    decided_at: row.decidedAt?.toISOString() ?? null,
    reused_from: reuseSourceOf(row),
    // A dispute of the worker would reveal the outcome, so it is shown with the outcome only.
    ...(shown && counts && row.status === 'decided' && disputes.isDisputed(row)
      ? { disputed: true as const }
      : {}),
  };
}

/** The section of a report that holds a check's result. */
const sectionOf: Readonly<Record<CheckKind, ReportSection>> = {
  identity: 'identity',
  references: 'references',
  criminal_record: 'police_clearance',
  social_media: 'social_screening',
  health: 'health',
  work_history: 'work_history',
  misconduct_registry: 'misconduct',
  final_review: 'recommendation',
};

/** Whether a level opens the outcome of a check, in full or as a summary. */
const showsCheck = (level: AccessLevel, kind: CheckKind): boolean =>
  sectionState(level, sectionOf[kind]) !== 'locked';
