import type { Context } from '../../../context.ts';
import type { CheckRow } from '../../../db/schema/cases.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { notifyWorkerInApp } from '../../messaging/notifications/notify-worker-in-app.ts';
import { postponeChecks } from './postpone-checks.ts';

interface Days {
  /** The moment from which the finding may enter the report. */
  readonly until: Date;
  readonly actor: string;
}

/**
 * Tells the worker what was found before it enters a report, and until when she may answer (decisions 8). The employer
 * reads a date after that. Neither the news nor the SMS states the finding, because several persons may share a phone.
 */
export async function askForAnswer(
  ctx: Context,
  tx: Transaction,
  check: CheckRow,
  { until, actor }: Days,
): Promise<void> {
  const key = `finding-asked:${check.id}:${until.toISOString()}` as const;
  await notifyWorkerInApp(ctx, tx, check.workerId, {
    news: { kind: 'finding_asked', values: { check: check.kind } },
    key,
    sms: { idempotencyKey: key, say: ({ findingAsked }) => findingAsked(until) },
  });
  await postponeChecks(tx, check.caseId, { actor });
}
