import { eq } from 'drizzle-orm';
import type { AnswerOf } from '@repo/api-client/contract/define-call';
import type { listEarlierEvents as listEarlierEventsCall } from '@repo/api-client/contract/cases';
import type { Context } from '../../../context.ts';
import { checks } from '../../../db/schema/cases.ts';
import { withSnapshot } from '../../../db/snapshot.ts';
import { refuseConflict } from '../../access/conflicts.ts';
import { findCase } from './find-case.ts';
import { readEvents } from './read-events.ts';

/**
 * What happened to a case earlier than a page of its events: a colleague pushes nothing off the timeline by much that happens later.
 * @throws ServiceError `not-found`; `forbidden` when the member knows somebody around the worker.
 */
export const listEarlierEvents = (
  ctx: Context,
  memberId: string,
  caseId: string,
  before: number,
): Promise<AnswerOf<typeof listEarlierEventsCall>> =>
  withSnapshot(ctx, async (at) => {
    const found = await findCase(at.db, caseId);
    await refuseConflict(at.db, memberId, found.case.workerId);
    const rows = await at.db.select().from(checks).where(eq(checks.caseId, caseId));
    return readEvents(at.db, found, rows, before);
  });
