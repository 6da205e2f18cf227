import { and, eq, lte, ne } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { withTransaction } from '../../../db/transaction.ts';
import { lockCase } from '../cases/lock-case.ts';
import { forEachIsolated } from '../../platform/jobs/for-each-isolated.ts';
import { postponeChecks } from './postpone-checks.ts';

const BATCH = 200;

/** Postpones the undecided checks whose due date has passed, with the reason. */
export async function postponeOverdue(ctx: Context): Promise<void> {
  const due = await ctx.db
    .selectDistinct({ id: cases.id })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(and(ne(checks.status, 'decided'), lte(checks.dueAt, ctx.clock.now()), eq(cases.status, 'open')))
    .limit(BATCH);
  const processed = await forEachIsolated(
    ctx,
    due.map(({ id }) => id),
    (id) =>
      withTransaction(ctx, async (tx) => {
        const locked = await lockCase(tx, id);
        // The case may have ended since the query above.
        if (locked?.row.status !== 'open') return;
        await postponeChecks(tx, id, { actor: 'system' });
      }),
    'the dates of a case cannot be moved',
  );
  if (due.length === BATCH && processed > 0) await ctx.jobs.enqueue('scheduled.due-dates', {});
}
