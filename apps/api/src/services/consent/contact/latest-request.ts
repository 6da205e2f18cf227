import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { consentRequests, consents, contactRequests } from '../../../db/schema/consents.ts';

/** This employer's latest request for a worker's contact, and whether she has withdrawn her yes to it. */
export async function findLatestRequest(db: Pick<Queryable, 'select'>, employerId: string, workerId: string) {
  const [request] = await db
    .select({
      id: contactRequests.id,
      status: contactRequests.status,
      expiresAt: contactRequests.expiresAt,
      isWithdrawn: sql<boolean>`${isNotNull(consents.withdrawnAt)}`,
    })
    .from(contactRequests)
    .leftJoin(consentRequests, eq(consentRequests.contactRequestId, contactRequests.id))
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .where(and(eq(contactRequests.employerId, employerId), eq(contactRequests.workerId, workerId)))
    .orderBy(desc(contactRequests.createdAt))
    .limit(1);
  return request;
}
