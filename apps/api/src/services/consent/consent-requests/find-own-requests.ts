import { and, desc, eq, or, type SQL } from 'drizzle-orm';
import { quotedInApp, type ShownRequest } from '@repo/domain/consent-request-message';
import { stepsOfLevel } from '@repo/domain/check';
import type { Queryable } from '../../../db/database.ts';
import { consentRequests, consents, contactRequests, invitations } from '../../../db/schema/consents.ts';
import { packages, purchases } from '../../../db/schema/purchases.ts';

const LISTED = 100;

/** Reads consent requests to a worker with everything that she is shown of them, the newest first. */
export const findOwnRequests = (db: Pick<Queryable, 'select'>, workerId: string, which: SQL | undefined) =>
  db
    .select({
      request: consentRequests,
      package: { id: packages.id, level: packages.level },
      message: contactRequests.message,
      reportedAt: contactRequests.reportedAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consentRequests)
    .leftJoin(invitations, eq(invitations.id, consentRequests.invitationId))
    .leftJoin(purchases, eq(purchases.id, consentRequests.purchaseId))
    .leftJoin(packages, or(eq(packages.id, invitations.packageId), eq(packages.id, purchases.packageId)))
    .leftJoin(contactRequests, eq(contactRequests.id, consentRequests.contactRequestId))
    .leftJoin(consents, eq(consents.consentRequestId, consentRequests.id))
    .where(and(eq(consentRequests.workerId, workerId), which))
    .orderBy(desc(consentRequests.createdAt), desc(consentRequests.id))
    .limit(LISTED);

export type OwnRequest = Awaited<ReturnType<typeof findOwnRequests>>[number];

/** The consent request in the form that `consentRequestMessage` takes. */
export const shownRequest = ({ request, message }: OwnRequest): ShownRequest => ({
  kind: request.kind,
  employer: request.employerName,
  checks: request.level === null ? [] : stepsOfLevel[request.level],
  quote: message === null ? '' : quotedInApp(message),
});
