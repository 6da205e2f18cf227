import { and, eq } from 'drizzle-orm';
import type { CheckOutcome } from '@repo/domain/check';
import { newsOfDecision } from '@repo/domain/worker-news';
import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';

interface Told {
  readonly outcome: CheckOutcome;
  readonly note: string;
}

/**
 * Tells the worker how a check came out. A finding that she was asked about and that did not stand is told whatever the
 * result is, and ends her dispute of it: she was right.
 */
export async function tellResult(
  ctx: Context,
  tx: Transaction,
  check: CheckRow,
  { outcome, note }: Told,
): Promise<void> {
  const fell = check.inReportFrom !== null && outcome !== 'finding';
  const disputed = fell
    ? await tx.db
        .update(disputes)
        .set({ status: 'upheld', endedAt: tx.now, decisionNote: note || null })
        .where(and(eq(disputes.checkId, check.id), eq(disputes.status, 'open')))
        .returning({ id: disputes.id })
    : [];
  const values = { check: check.kind };
  const news =
    disputed.length > 0
      ? ({ kind: 'dispute_upheld', values } as const)
      : (newsOfDecision(check.kind, outcome) ?? (fell ? ({ kind: 'check_clear', values } as const) : null));
  if (news !== null) await notifyWorkerInApp(ctx, tx, check.workerId, { news, key: `check:${check.id}` });
}
