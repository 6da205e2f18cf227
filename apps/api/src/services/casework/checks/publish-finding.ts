import { and, asc, eq, lte, notExists } from 'drizzle-orm';
import { entersReport } from '@repo/domain/finding-answer';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { withTransaction, type Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { openDisputes } from '../../access/open-disputes.ts';
import { countingVerdicts } from '../verdicts/verdicts-about.ts';
import { lockCheck } from './lock-check.ts';
import { recordResult, type LockedCheck } from './record-result.ts';

const BATCH = 200;

/** Puts the findings into their reports whose worker had her days to answer, and does not object (decisions 8). */
export async function publishFindings(ctx: Context): Promise<void> {
  const due = await ctx.db
    .select({ id: checks.id })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.status, 'confirmed'),
        lte(checks.inReportFrom, ctx.clock.now()),
        eq(cases.status, 'open'),
        // What she disputes waits for the team, and holds up nothing behind it.
        notExists(
          ctx.db
            .select({ id: disputes.id })
            .from(disputes)
            .where(and(eq(disputes.checkId, checks.id), eq(disputes.status, 'open'))),
        ),
      ),
    )
    .orderBy(asc(checks.inReportFrom))
    .limit(BATCH);
  await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) => withTransaction(ctx, async (tx) => publishIfDue(ctx, tx, await lockCheck(tx, id), 'system')),
    'a finding cannot enter its report',
  );
}

/**
 * Puts a finding that two members agreed on into the report, unless the worker may still answer it. The caller has
 * locked the check.
 * @returns whether it is in the report now.
 */
export async function publishIfDue(
  ctx: Context,
  tx: Transaction,
  locked: LockedCheck,
  actor: string,
): Promise<boolean> {
  const { worker, row, check } = locked;
  if (check.status !== 'confirmed' || check.inReportFrom === null || row.status !== 'open') return false;
  const disputed = (await openDisputes(tx.db, worker.id)).isDisputed(check);
  const finding = { inReportFrom: check.inReportFrom, saidAll: check.saidAllAt !== null, disputed };
  if (!entersReport(finding, tx.now)) return false;
  const given = await countingVerdicts(tx.db, { checkId: check.id });
  // In the words of the first one, which the worker was told.
  const [first, last] = given.filter(({ verdict }) => verdict === 'finding');
  if (first === undefined || last === undefined) throw new Error('A finding without two verdicts');
  await recordResult(ctx, tx, locked, {
    outcome: 'finding',
    note: first.note,
    expiresOn: first.expiresOn,
    decidedBy: last.memberId,
    secondedBy: first.memberId,
    // It was asked for anew when the two members had agreed.
    reopensReview: false,
    actor,
  });
  await notifyWorkerInApp(ctx, tx, worker.id, {
    news: { kind: 'finding_reported', values: { check: check.kind } },
    key: `check:${check.id}`,
  });
  return true;
}
