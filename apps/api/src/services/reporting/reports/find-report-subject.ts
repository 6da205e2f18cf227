import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context.ts';
import { invitations } from '../../../db/schema/consents.ts';
import { latestReportPurchase, ownPurchase, type BoughtCheck } from '../../access/latest-purchase.ts';
import { findTiedWorker } from '../../access/visibility.ts';
import type { WorkerRow } from '../../../db/schema/people.ts';

export interface ReportSubject {
  readonly worker: WorkerRow;
  /** The purchase that decides what is open, or undefined when there is none. */
  readonly purchase: BoughtCheck | undefined;
}

/**
 * Finds what an employer means by an id: an own purchase, an own invitation, or a worker whom the employer
 * can see. An id of another employer is answered like one that does not exist. A purchase that opens
 * no report is left out.
 * @throws ServiceError `not-found`
 */
export async function findReportSubject(
  ctx: Context,
  employerId: string,
  id: string,
): Promise<ReportSubject> {
  const viewer = { employerId, now: ctx.clock.now() };
  const own = await ownPurchase(ctx.db, employerId, id);
  if (own !== undefined)
    return {
      worker: await findTiedWorker(ctx.db, viewer, own.workerId),
      purchase: own.opensReport ? own : undefined,
    };
  const [invitation] = await ctx.db
    .select({ workerId: invitations.workerId })
    .from(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.employerId, employerId)));
  return findWorkerSubject(ctx, employerId, invitation?.workerId ?? id);
}

/** The same for the id of a worker alone. @throws ServiceError `not-found` */
export async function findWorkerSubject(
  ctx: Context,
  employerId: string,
  workerId: string,
): Promise<ReportSubject> {
  const viewer = { employerId, now: ctx.clock.now() };
  const worker = await findTiedWorker(ctx.db, viewer, workerId);
  return { worker, purchase: await latestReportPurchase(ctx.db, employerId, worker.id) };
}
