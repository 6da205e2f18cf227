import { and, eq, inArray } from 'drizzle-orm';
import { requestOutcomeOf, type RequestOutcome } from '@repo/domain/request-outcome';
import type { Context } from '../../context.ts';
import { consentRequests, consents, refusedEmployers } from '../../db/schema/consents.ts';

/** What became of a worker's consent requests, by their ids. One that is not hers has no entry. */
export async function findRequestOutcomes(
  ctx: Context,
  workerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, RequestOutcome>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      id: consentRequests.id,
      status: consentRequests.status,
      expiresAt: consentRequests.expiresAt,
      consentWithdrawnAt: consents.withdrawnAt,
      blockedAt: refusedEmployers.blockedAt,
    })
    .from(consentRequests)
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .leftJoin(
      refusedEmployers,
      and(
        eq(refusedEmployers.workerId, consentRequests.workerId),
        eq(refusedEmployers.employerId, consentRequests.employerId),
      ),
    )
    .where(and(eq(consentRequests.workerId, workerId), inArray(consentRequests.id, [...ids])));
  const now = ctx.clock.now();
  return new Map(
    rows.map(({ id, blockedAt, ...facts }) => [
      id,
      requestOutcomeOf({ ...facts, isBlocked: blockedAt !== null }, now),
    ]),
  );
}
