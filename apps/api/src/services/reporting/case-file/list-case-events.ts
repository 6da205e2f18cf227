import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listCaseEvents as listCaseEventsCall } from '@repo/api-client/contract/cases';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { findCase } from './find-case.ts';
import { readEvents } from './read-events.ts';

/**
 * One page of what happened to a case: a colleague pushes nothing off the timeline by much that happens later.
 * @param before - The `earlier_events` of the page after this one. Undefined for the latest events.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export const listCaseEvents = (
  ctx: Context,
  memberId: string,
  caseId: string,
  before: number | undefined,
): Promise<AnswerOf<typeof listCaseEventsCall>> =>
  withSnapshot(ctx, async (at) => {
    const found = await findCase(at.db, caseId);
    await refuseConflict(at.db, memberId, found.case.workerId);
    const rows = await at.db.select().from(checks).where(eq(checks.caseId, caseId));
    return readEvents(at.db, found, rows, before);
  });
