import { and, countDistinct, eq, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { reviewStatuses } from '@repo/domain/check';
import { needsOf, type NeedFacts, type WorkerNeed } from '@repo/domain/worker-needs';
import type { Queryable } from '../../../db/database.ts';
import { cases, checks } from '../../../db/schema/cases.ts';
import { disputes } from '../../../db/schema/disputes.ts';
import { misconductReports } from '../../../db/schema/misconduct.ts';
import { checksWaitingForWorker } from '../../evidence/documents/waited-for.ts';

/** What waits for a worker, the most urgent first. */
export async function readWorkerNeeds(
  db: Queryable,
  workerId: string,
  known: Pick<NeedFacts, 'openRequests' | 'asksName' | 'verification'>,
): Promise<WorkerNeed[]> {
  return needsOf({
    ...known,
    waiting: await checksWaitingForWorker(db, workerId),
    answerableFindings: await countAnswerable(db, workerId),
    askedStatements: await db.$count(
      misconductReports,
      and(eq(misconductReports.workerId, workerId), eq(misconductReports.status, 'worker_asked')),
    ),
  });
}

/** Counts the findings in no report yet that she has neither disputed nor answered in full. */
async function countAnswerable(db: Queryable, workerId: string): Promise<number> {
  const disputed = db
    .select({ id: disputes.id })
    .from(disputes)
    .where(and(eq(disputes.checkId, checks.id), eq(disputes.status, 'open')));
  const [row] = await db
    .select({ findings: countDistinct(checks.id) })
    .from(checks)
    .innerJoin(cases, eq(cases.id, checks.caseId))
    .where(
      and(
        eq(checks.workerId, workerId),
        eq(cases.status, 'open'),
        inArray(checks.status, reviewStatuses),
        isNotNull(checks.inReportFrom),
        isNull(checks.saidAllAt),
        notExists(disputed),
      ),
    );
  return row?.findings ?? 0;
}
